import type { QuoteLine } from '@agency/domain/quote/content';
import type { Totals } from '@agency/domain/quote/totals';
import type { QuoteView } from '@agency/domain/quote/view';
import type { AppError } from '@agency/domain/shared/errors';
import { formatDate, formatInstantDate, formatMoney, formatQuantity } from '@agency/domain/shared/format';
import type { Tone } from '../../ui/tone.tsx';

/** The quote's total, one-off and monthly: '£4,800.00 and £99.00 a month'. */
export function totalInWords(oneOff: Totals, monthly: Totals): string {
  const once = formatMoney(oneOff.total);
  const eachMonth = `${formatMoney(monthly.total)} a month`;
  if (monthly.total === 0) return once;
  return oneOff.total === 0 ? eachMonth : `${once} and ${eachMonth}`;
}

export interface Banner {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
}

/** The banner of a quote that can't be answered now; null for one that can. */
export function bannerOf(view: QuoteView): Banner | null {
  const { offer, newerVersion, acceptance, obstacle } = view;
  if (newerVersion !== null) {
    return {
      tone: 'warning',
      title: `This is version ${offer.version}. There is a newer one`,
      text: `Version ${newerVersion} is the one that counts. This older one stays here for you to read.`,
    };
  }
  switch (obstacle) {
    case null:
      return null;
    case 'accepted':
      return {
        tone: 'success',
        title: 'You accepted this quote',
        text: acceptance
          ? `${acceptance.name} accepted it on ${formatInstantDate(new Date(acceptance.at))}.`
          : 'It was accepted.',
      };
    case 'declined':
      return {
        tone: 'info',
        title: 'You declined this quote',
        text: 'If you have changed your mind, write to us and we send you a new version.',
      };
    case 'expired':
      return {
        tone: 'warning',
        title: `This quote expired on ${formatDate(offer.validUntil)}`,
        text: 'The price may have changed since. Write to us and we send you a fresh one.',
      };
    case 'withdrawn':
      return {
        tone: 'warning',
        title: 'We have withdrawn this quote',
        text: 'It can’t be accepted any more. Write to us if you did not expect this.',
      };
    case 'voided':
      return {
        tone: 'warning',
        title: 'This acceptance was cancelled',
        text: 'We cancelled this acceptance. The record stays here.',
      };
    case 'beingRevised':
      return {
        tone: 'info',
        title: 'We are working on a new version',
        text: 'You can read this one. You can accept the new version once we have sent it.',
      };
    case 'notSent':
      return {
        tone: 'info',
        title: 'This is a preview',
        text: 'Your client sees the quote like this once you send it. Options can be tried; nothing is sent.',
      };
  }
}

/** Why an answer failed, and what helps. */
export function failureWords({ code }: Pick<AppError, 'code'>): {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly action: 'reload' | 'signIn' | 'none';
} {
  switch (code) {
    case 'failed-precondition':
    case 'already-exists':
      return { tone: 'warning', title: 'This quote has changed', action: 'reload' };
    case 'unauthenticated':
      return { tone: 'info', title: 'Please sign in to answer this quote', action: 'signIn' };
    default:
      return { tone: 'danger', title: 'Your answer was not sent', action: 'none' };
  }
}

/** Which quantity prevents the acceptance, and its limits. */
export function wrongLineWords({
  description,
  selection,
}: Pick<QuoteLine, 'description' | 'selection'>): string {
  const range =
    selection.kind === 'adjustable'
      ? `a number from ${formatQuantity(selection.min)} to ${formatQuantity(selection.max)}`
      : 'a number';
  const [name = ''] = description.split('\n');
  return `Enter ${range} for “${name.length > 60 ? `${name.slice(0, 60)}…` : name}” first.`;
}

/** The state of a quote, worded for the client. */
export function statusWords(view: Pick<QuoteView, 'status' | 'beingRevised'>): {
  readonly tone: Tone;
  readonly words: string;
} {
  const isOver = view.status === 'accepted' || view.status === 'voided';
  if (view.beingRevised && !isOver) return { tone: 'info', words: 'Being revised' };
  switch (view.status) {
    case 'sent':
    case 'viewed':
      return { tone: 'waiting', words: 'Waiting for your answer' };
    case 'accepted':
      return { tone: 'success', words: 'Accepted' };
    case 'declined':
      return { tone: 'neutral', words: 'Declined' };
    case 'expired':
      return { tone: 'warning', words: 'Expired' };
    case 'withdrawn':
      return { tone: 'neutral', words: 'Withdrawn' };
    case 'voided':
      return { tone: 'neutral', words: 'Cancelled' };
    case 'requested':
    case 'draft':
    case 'discarded':
      return { tone: 'neutral', words: 'Being prepared' };
  }
}
