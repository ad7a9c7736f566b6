import { addDays, daysBetween, earlierDay, laterDay, londonDate } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { formatDate, formatInstantDate } from '../shared/format.ts';
import { neverNudged, nudgeRules } from './nudge-rules.ts';
import type { QuoteHead } from './schema.ts';
import { effectiveStatus, statusInWords } from './status.ts';

export type NudgeReason = 'unanswered' | 'ending';

export interface Nudge {
  /** Why one is due; null while none is. */
  readonly reason: NudgeReason | null;
  /** Why none can be sent, as a sentence; null when one can. */
  readonly obstacle: string | null;
}

type Nudged = Pick<
  QuoteHead,
  | 'status'
  | 'validUntil'
  | 'beingRevised'
  | 'viewedAt'
  | 'lastNudgedAt'
  | 'delivery'
  | 'recipient'
  | 'awaitsReplySince'
>;

/** Should the client be asked about their quote, and can they? Days are London days, the last one of the offer included. */
export function nudgeOf(head: Nudged, now: Date): Nudge {
  const reason = reasonOf(head, now);
  return { reason, obstacle: openObstacle(head, now) ?? pauseObstacle(head, now) ?? notYet(reason) };
}

/** From which London day a nudge is due, until the last day of the offer; `neverNudged` while none will be. */
export function nudgeDay(head: Nudged): CivilDate {
  const { status, validUntil, beingRevised, viewedAt, lastNudgedAt, delivery, awaitsReplySince } = head;
  const isOpen = (status === 'sent' || status === 'viewed') && !beingRevised;
  const isUnwanted = delivery === 'bounced' || delivery === 'complained';
  if (!isOpen || isUnwanted || awaitsReplySince !== null) return neverNudged;
  const ending = validUntil === null ? neverNudged : addDays(validUntil, -nudgeRules.endingDays);
  const unanswered =
    status === 'viewed' && viewedAt ? addDays(londonDate(viewedAt), nudgeRules.unansweredDays) : neverNudged;
  const due = earlierDay(ending, unanswered);
  return lastNudgedAt === null ? due : laterDay(due, addDays(londonDate(lastNudgedAt), nudgeRules.pauseDays));
}

/** Why the offer can't be asked about, at whatever time; null while it waits for an answer. */
export function openObstacle(
  head: Pick<Nudged, 'status' | 'validUntil' | 'beingRevised'>,
  now: Date,
): string | null {
  const status = effectiveStatus(head, now);
  if (status !== 'sent' && status !== 'viewed') {
    const isUnsent = status === 'requested' || status === 'draft';
    return isUnsent ? 'This quote hasn’t been sent yet.' : statusInWords[status];
  }
  return head.beingRevised ? 'This quote is being revised. Send the new version instead.' : null;
}

function reasonOf({ status, validUntil, viewedAt }: Nudged, now: Date): NudgeReason | null {
  const today = londonDate(now);
  if (validUntil !== null && daysBetween(today, validUntil) <= nudgeRules.endingDays) return 'ending';
  const since = status === 'viewed' && viewedAt ? daysBetween(londonDate(viewedAt), today) : 0;
  return since >= nudgeRules.unansweredDays ? 'unanswered' : null;
}

function pauseObstacle(
  { lastNudgedAt, delivery, recipient, awaitsReplySince }: Nudged,
  now: Date,
): string | null {
  if (delivery === 'bounced') {
    return `An email to ${recipient.email} bounced. Call them, or send a new version to another address.`;
  }
  if (delivery === 'complained') {
    return `${recipient.email} marked our email as spam. Call them instead.`;
  }
  if (awaitsReplySince !== null) return 'They’re waiting for your reply. Answer them first.';
  if (lastNudgedAt === null) return null;
  const next = addDays(londonDate(lastNudgedAt), nudgeRules.pauseDays);
  if (londonDate(now) >= next) return null;
  return `You sent a nudge on ${formatInstantDate(lastNudgedAt)}. You can send another from ${formatDate(next)}.`;
}

function notYet(reason: NudgeReason | null): string | null {
  if (reason !== null) return null;
  const { unansweredDays, endingDays } = nudgeRules;
  return `You can send a nudge ${unansweredDays} days after they opened it, or ${endingDays} days before it ends.`;
}

/** What the nudge says until staff change it. The greeting, the button and the signature are the mail's own. */
export function nudgeText(head: Pick<QuoteHead, 'title' | 'validUntil'>, reason: NudgeReason | null): string {
  const about = head.title === '' ? 'our quote' : `our quote for ‘${head.title}’`;
  const until = head.validUntil === null ? '' : formatDate(head.validUntil);
  const opening =
    reason === 'ending'
      ? `You can accept ${about} until the end of ${until}.`
      : `Have you had time to look at ${about}?${until === '' ? '' : ` You can accept it until the end of ${until}.`}`;
  return [
    opening,
    'If you have a question, or something needs to change, reply to this email. If you’ve decided against it, decline it on its page and we won’t ask again.',
  ].join('\n\n');
}
