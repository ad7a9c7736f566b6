import type { OperationHandler } from '../platform/operation.ts';
import { clientActor, staffActor } from '../records/quote/store.ts';
import { acceptQuote as makeBinding } from './accept.ts';
import { refuseOutsider } from './access.ts';
import { declineQuote as decline } from './decline.ts';

/** A signed-in client accepts. */
export const acceptQuote: OperationHandler<'acceptQuote'> = async (deps, input, { person, caller }) => {
  const { quoteId, name, version, contentHash, choices, startEarly } = input;
  const { status, certificateId } = await makeBinding(deps, {
    quoteId,
    name,
    actor: clientActor(person),
    caller,
    channel: 'member',
    acceptance: { version, contentHash, choices, startEarly },
    mayAnswer: (head) => refuseOutsider(head, person),
  });
  return { status, certificateId };
};

/** Staff record an acceptance given in person, by phone or by post; the note says how. */
export const acceptQuoteOffline: OperationHandler<'acceptQuoteOffline'> = (
  deps,
  input,
  { person, caller },
) => {
  const { quoteId, name, choices, note, buys } = input;
  return makeBinding(deps, {
    quoteId,
    name,
    actor: staffActor(person),
    caller,
    channel: 'offline',
    acceptance: { choices },
    note,
    buys,
  });
};

/** A signed-in client declines. */
export const declineQuote: OperationHandler<'declineQuote'> = (deps, input, { person, caller }) =>
  decline(deps, {
    ...input,
    actor: clientActor(person),
    caller,
    mayAnswer: (head) => refuseOutsider(head, person),
  });
