import * as v from 'valibot';
import { acceptInput, declineInput } from '../quote/answer.ts';
import { lineChoices, quoteContent } from '../quote/content.ts';
import { recipient } from '../quote/schema.ts';
import { civilDate, id, line, text } from '../shared/fields.ts';
import { isReference } from '../shared/ids.ts';
import { operation, output } from './contract.ts';

const quoteId = v.pipe(
  id,
  v.check((value) => isReference('quote', value), 'This is not a quote number'),
);
const ofQuote = v.strictObject({ quoteId });
const nothing = v.strictObject({});

/** Everything that a signed-in person's browser can ask for, by name. */
export const operations = {
  /** Makes `users/{uid}` after a sign-in; once made it is left alone. */
  ensureUser: operation('signedIn', nothing, output<{ created: boolean }>()),
  /**
   * Ties a proved address to the clients that carry it; needs a sign-in of the last 5 minutes. `refreshToken` says that
   * the rights in the token changed.
   */
  linkMyDocuments: operation('signedIn', nothing, output<{ clients: number; refreshToken: boolean }>()),

  createQuote: operation('admin', v.strictObject({ recipient }), output<{ quoteId: string }>()),
  /** Saves the working copy; `revision` is the one that was read, so that nobody overwrites another's save. */
  saveQuoteDraft: operation(
    'admin',
    v.strictObject({
      quoteId,
      revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
      recipient,
      content: quoteContent,
      validUntil: v.nullable(civilDate),
      internalNotes: text('Internal notes', { min: 0, max: 10_000 }),
    }),
    output<{ revision: number }>(),
  ),
  /** Freezes the saved draft as the next version, gives the client access and queues the mail. */
  sendQuote: operation(
    'admin',
    v.strictObject({ quoteId, revision: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    output<{ version: number }>(),
  ),
  resendQuote: operation('admin', ofQuote, output<{ mailId: string }>()),
  reviseQuote: operation('admin', ofQuote, output<{ revision: number }>()),
  /** Drops a revision that was not sent; the sent version can be answered again. */
  dropRevision: operation('admin', ofQuote, output<{ version: number }>()),
  withdrawQuote: operation('admin', ofQuote, output<{ status: 'withdrawn' }>()),
  discardQuote: operation('admin', ofQuote, output<{ status: 'discarded' }>()),
  acceptQuoteOffline: operation(
    'admin',
    v.strictObject({
      quoteId,
      name: line('Name of who accepted', { max: 100 }),
      choices: lineChoices,
      note: text('Note', { min: 0, max: 1000 }),
    }),
    output<{ status: 'accepted'; certificateId: string; projectId: string }>(),
  ),
  voidQuote: operation(
    'admin',
    v.strictObject({ quoteId, reason: text('Reason', { max: 2000 }) }),
    output<{ status: 'voided' }>(),
  ),

  acceptQuote: operation(
    'member',
    v.strictObject({ quoteId, ...acceptInput.entries }),
    output<{ status: 'accepted'; certificateId: string }>(),
  ),
  declineQuote: operation(
    'member',
    v.strictObject({ quoteId, ...declineInput.entries }),
    output<{ status: 'declined' }>(),
  ),
  /** The page's own call once the quote was on screen for 2 s; staff change nothing by it. */
  markQuoteViewed: operation('member', ofQuote, output<{ viewed: boolean }>()),

  /** The whole address of a public link; only staff can have it shown. */
  getLinkUrl: operation('admin', v.strictObject({ linkId: id }), output<{ url: string }>()),
  rotateLink: operation('admin', v.strictObject({ linkId: id }), output<{ url: string }>()),
  revokeLink: operation('admin', v.strictObject({ linkId: id }), output<{ revoked: true }>()),

  /** Puts a failed or uncertain mail back into the queue. */
  retryMail: operation('admin', v.strictObject({ mailId: id }), output<{ status: 'queued' }>()),
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type OperationInput<TName extends OperationName> = v.InferInput<Operations[TName]['input']>;
export type ParsedOperationInput<TName extends OperationName> = v.InferOutput<Operations[TName]['input']>;
export type OperationOutput<TName extends OperationName> = Operations[TName]['output'];

/** The callable that carries all operations: `{ operation, input }` in, the output out. */
export const operationEnvelope = v.strictObject({
  // The keys of the constant above are exactly the names.
  operation: v.picklist(
    Object.keys(operations) as [OperationName, ...OperationName[]],
    'There is no such operation',
  ),
  input: v.unknown(),
});
