import type { QuoteHead } from '@agency/domain/quote/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { clientActor, readDraft, staffActor } from '../records/quote/store.ts';
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
  const { quoteId, name, choices, note, buys, seen } = input;
  return makeBinding(deps, {
    quoteId,
    name,
    actor: staffActor(person),
    caller,
    channel: 'offline',
    acceptance: { choices },
    note,
    buys,
    ...(seen ? { mayAnswer: (head, unit) => refuseUnseen(deps, unit, head, seen) } : {}),
  });
};

interface Seen {
  readonly version: number;
  readonly revision: number;
}

/** Drafts save themselves while a colleague types: nothing is accepted that whoever records it hasn't seen. */
async function refuseUnseen(
  deps: Deps,
  unit: UnitOfWork,
  { id, status, sentVersion }: Stored<QuoteHead>,
  seen: Seen,
): Promise<void> {
  if (status === 'accepted') return;
  const isSame =
    sentVersion === seen.version &&
    (sentVersion > 0 || (await readDraft(deps, id, unit)).revision === seen.revision);
  if (isSame) return;
  throw new AppError(
    'failed-precondition',
    'Someone has changed this quote since you opened this. Close it, check the quote, then try again.',
  );
}

/** A signed-in client declines. */
export const declineQuote: OperationHandler<'declineQuote'> = (deps, input, { person, caller }) =>
  decline(deps, {
    ...input,
    actor: clientActor(person),
    caller,
    mayAnswer: (head) => refuseOutsider(head, person),
  });
