import { lastDayToCancel, workStartsOn } from '@agency/domain/quote/consumer';
import type { QuoteLine } from '@agency/domain/quote/content';
import type { Offer } from '@agency/domain/quote/schema';
import type { Totals } from '@agency/domain/quote/totals';
import type { QuoteView } from '@agency/domain/quote/view';
import type { AppError } from '@agency/domain/shared/errors';
import {
  formatDate,
  formatInstantDate,
  formatMoney,
  formatQuantity,
  unbroken,
} from '@agency/domain/shared/format';
import type { Tone } from '../../ui/tone.tsx';

/** The quote's total, one-off and monthly: '£4,800.00 and £99.00 a month'. */
export function totalInWords(oneOff: Totals, monthly: Totals): string {
  const once = formatMoney(oneOff.total);
  const eachMonth = `${formatMoney(monthly.total)} a month`;
  if (monthly.total === 0) return once;
  return oneOff.total === 0 ? eachMonth : `${once} and ${eachMonth}`;
}

/**
 * The button that accepts. A private buyer's has to say that it binds them to pay (Consumer Contracts Regulations 2013,
 * regulation 14).
 */
export function acceptWords(total: string, { buys }: Pick<Offer, 'buys'>): string {
  return buys === 'private' ? `Accept quote and agree to pay ${total}` : `Accept quote of ${total}`;
}

/** When work starts for a private buyer, and until when they can cancel. */
export function cancellingWords(acceptedAt: Date, startEarly: boolean): { until: string; starts: string } {
  const starts = unbroken(formatDate(workStartsOn(acceptedAt, { buys: 'private', startEarly })));
  return {
    until: `You can cancel until the end of ${unbroken(formatDate(lastDayToCancel(acceptedAt)))}.`,
    starts: startEarly ? 'You asked us to start before then.' : `Work starts on ${starts} at the earliest.`,
  };
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
      text: `Version ${newerVersion} is the current one. You can still read this older one here.`,
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
          ? `${acceptance.name} accepted it on ${unbroken(formatInstantDate(new Date(acceptance.at)))}.`
          : 'It has been accepted.',
      };
    case 'declined':
      return {
        tone: 'info',
        title: 'You declined this quote',
        text: 'If you’ve changed your mind, contact us and we’ll send you a new version.',
      };
    case 'expired':
      return {
        tone: 'warning',
        title: `This quote expired on ${unbroken(formatDate(offer.validUntil))}`,
        text: 'The price may have changed since. Contact us and we’ll send you a new one.',
      };
    case 'withdrawn':
      return {
        tone: 'warning',
        title: 'We’ve withdrawn this quote',
        text: 'You can no longer accept it. Contact us if you didn’t expect this.',
      };
    case 'voided':
      return {
        tone: 'warning',
        title: 'This acceptance has been cancelled',
        text: 'We’ve cancelled this acceptance. We keep the record here.',
      };
    case 'beingRevised':
      return {
        tone: 'info',
        title: 'We’re working on a new version',
        text: 'You can still read this one. You can accept the new version once we’ve sent it.',
      };
    case 'notSent':
      return {
        tone: 'info',
        title: 'This is a preview',
        text: 'This is what your client will see once you send the quote. You can try the options. Nothing will be sent.',
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
      return { tone: 'danger', title: 'Your answer hasn’t been sent', action: 'none' };
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
