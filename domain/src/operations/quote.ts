import * as v from 'valibot';
import { acceptInput, declineInput } from '../quote/answer.ts';
import { lineChoices, quoteContent } from '../quote/content.ts';
import { nudgeRules } from '../quote/nudge-rules.ts';
import { recipient } from '../quote/schema.ts';
import { civilDate, id, line, text } from '../shared/fields.ts';
import { operation, output } from './contract.ts';
import { quoteId } from './ids.ts';

/** What a client of kind person buys for, said while sending where it isn't on record. */
const buys = v.optional(v.picklist(['business', 'private']));

const ofQuote = v.strictObject({ quoteId });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Quotes, from the first draft to the answer. */
export const quoteOperations = {
  /**
   * For a client whose person the recipient is, where the browser names one; else sending finds or makes it. Empty, or with
   * the content of a template.
   */
  createQuote: operation(
    'admin',
    v.strictObject({
      /** Made by the browser before the first try, so that a retry is the same quote. */
      quoteId: v.exactOptional(quoteId),
      recipient,
      clientId: v.exactOptional(id),
      templateId: v.exactOptional(id),
    }),
    output<{ quoteId: string }>(),
  ),
  /** Requests from the caller's verified address that we haven't sent a quote for yet, the newest first. */
  listMyRequests: operation(
    'member',
    v.strictObject({}),
    output<{ requests: readonly { reference: string; requestedAt: string }[] }>(),
  ),
  /**
   * A draft with the content of another quote, for its recipient or another: without dates, answer, link, versions and
   * messages. The browser makes `copyId` before the first try, so that a retry is the same copy.
   */
  duplicateQuote: operation(
    'admin',
    v.strictObject({
      quoteId,
      copyId: quoteId,
      recipient: v.exactOptional(recipient),
      clientId: v.exactOptional(id),
    }),
    output<{ quoteId: string }>(),
  ),
  /**
   * Saves the working copy; `revision` is the one it started from, so that nobody overwrites another's save. With `auto`
   * nobody asked for it: the audit log then names each changed part once for each stretch of saves.
   */
  saveQuoteDraft: operation(
    'admin',
    v.strictObject({
      quoteId,
      revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
      recipient,
      content: quoteContent,
      validUntil: v.nullable(civilDate),
      internalNotes: text('Internal notes', { min: 0, max: 10_000 }),
      auto: v.exactOptional(v.boolean()),
    }),
    output<{ revision: number }>(),
  ),
  /** Freezes the saved draft as the next version, gives the client access and queues the mail. */
  sendQuote: operation(
    'admin',
    v.strictObject({ quoteId, revision: v.pipe(v.number(), v.integer(), v.minValue(0)), buys }),
    output<{ version: number }>(),
  ),
  resendQuote: operation('admin', ofQuote, output<{ mailId: string }>()),
  /** Emails the client about an offer that waits for an answer, in these words: at most once a week (`nudgeOf`). */
  nudgeQuote: operation(
    'admin',
    v.strictObject({
      quoteId,
      /** Made by the browser before the first try, so that a retry is the same nudge. */
      nudgeId: v.pipe(id, v.maxLength(64)),
      text: text('Message', { max: nudgeRules.length }),
    }),
    output<{ mailId: string }>(),
  ),
  /** Before staff look at a quote as its client sees it: logged, and never counted as viewed. */
  logClientView: operation('admin', ofQuote, output<{ version: number }>()),
  reviseQuote: operation('admin', ofQuote, output<{ revision: number }>()),
  /** Drops a revision that was not sent; the sent version can be answered again. */
  dropRevision: operation('admin', ofQuote, output<{ version: number }>()),
  withdrawQuote: operation('admin', ofQuote, output<{ status: 'withdrawn' }>()),
  discardQuote: operation('admin', ofQuote, output<{ status: 'discarded' }>()),
  acceptQuoteOffline: operation(
    'admin',
    v.strictObject({
      quoteId,
      name: line('Name of the person who accepted', { max: 100 }),
      choices: lineChoices,
      note: text('Note', { min: 0, max: 1000 }),
      buys,
      /** What staff were shown: the version that was sent last (0 for a draft), and the draft's revision. */
      seen: v.exactOptional(v.strictObject({ version: count, revision: count })),
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
  /** Called by the page once the quote has been on screen for 2 s; a call by staff changes nothing. */
  markQuoteViewed: operation('member', ofQuote, output<{ viewed: boolean }>()),
} as const;
