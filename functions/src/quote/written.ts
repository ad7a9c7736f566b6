import { quoteHead } from '@agency/domain/quote/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { londonDate } from '@agency/domain/shared/dates';
import { parseDocument } from '@agency/domain/shared/parse';
import type { DocumentChange } from '../platform/deploy.ts';
import type { Deps } from '../platform/deps.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { refreshMetrics } from '../records/metrics/refresh.ts';
import { refreshNudgeDay } from '../records/quote/refresh-nudge-day.ts';

type Fields = Readonly<Record<string, unknown>>;
type Change = Pick<DocumentChange, 'path' | 'before' | 'after'>;

/**
 * The figures follow a quote: what is offered until which day, and what became of those first sent in its month. So does
 * the day from which a nudge is offered. Only operations write quotes, and they audit their own writes.
 */
export async function quoteWritten(deps: Deps, { path, before, after }: Change): Promise<void> {
  if (after !== undefined) await refreshNudgeDay(deps, path);
  // One that was deleted is offered no more, and still counts in its month (`deleteCounted`).
  const last = after ?? before;
  if (last === undefined || (after !== undefined && counted(before ?? {}) === counted(after))) return;
  const quote = parseDocument(quoteHead, path, last);
  if (quote.sentVersion === 0) return;
  const { firstSentAt, validUntil, status } = quote;
  const earlier = typeof before?.validUntil === 'string' ? [before.validUntil] : [];
  await refreshMetrics(deps, {
    quotes: firstSentAt === null ? [] : [londonDate(firstSentAt).slice(0, 7)],
    offered: validUntil === null ? earlier : [...earlier, validUntil],
    // Acceptance starts monthly billing, and voiding ends it.
    recurring: status === 'accepted' || status === 'voided',
  });
}

/** `quotes/{quoteId}` */
export const written = triggerHandler(quoteWritten);

function counted({ status, validUntil, totals, firstSentAt }: Fields): string {
  // Opened or not, a quote can be answered.
  const isOffered = status === 'sent' || status === 'viewed';
  return canonicalJson({ status: isOffered ? 'offered' : status, validUntil, totals, firstSentAt });
}
