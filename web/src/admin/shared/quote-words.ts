import type { EventActor, QuoteEvent, QuoteEventKind, QuoteHead } from '@agency/domain/quote/schema';
import { type Delivery, effectiveStatus, type QuoteStatus } from '@agency/domain/quote/status';
import { formatMoney } from '@agency/domain/shared/format';
import type { Tone } from '../../ui/tone.tsx';

interface Words {
  readonly label: string;
  readonly tone: Tone;
}

export const statusWords: Readonly<Record<QuoteStatus, Words>> = {
  requested: { label: 'New request', tone: 'info' },
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'waiting' },
  viewed: { label: 'Viewed', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  expired: { label: 'Expired', tone: 'warning' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  discarded: { label: 'Discarded', tone: 'neutral' },
  voided: { label: 'Voided', tone: 'danger' },
};

export const deliveryWords: Readonly<Record<Delivery, Words>> = {
  queued: { label: 'Sending…', tone: 'waiting' },
  sent: { label: 'Email sent', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Not delivered', tone: 'danger' },
  bounced: { label: 'Not delivered', tone: 'danger' },
  uncertain: { label: 'May not have arrived', tone: 'warning' },
  complained: { label: 'Marked as spam', tone: 'warning' },
};

/** The one thing that matters most about a quote now: for an open offer, whether its mail arrived. */
export function stateWords(quote: QuoteHead, now: Date): Words {
  const status = effectiveStatus(quote, now);
  if (quote.beingRevised) return { label: 'Being revised', tone: 'neutral' };
  const { delivery } = quote;
  const arrived = delivery === null || delivery === 'sent' || delivery === 'delivered';
  return status === 'sent' && !arrived ? deliveryWords[delivery] : statusWords[status];
}

const eventVerbs: Readonly<Record<QuoteEventKind, string>> = {
  requested: 'sent the request',
  draftSaved: 'saved the draft',
  sent: 'sent the quote',
  resent: 'sent the email again',
  revisionStarted: 'started a revision',
  revisionDropped: 'discarded the revision',
  viewed: 'opened the quote',
  accepted: 'accepted the quote',
  declined: 'declined the quote',
  withdrawn: 'withdrew the quote',
  discarded: 'discarded the quote',
  expired: 'let the quote expire',
  voided: 'voided the acceptance',
  questionAsked: 'asked a question',
  linkRotated: 'made a new link',
  linkRevoked: 'switched the link off',
};

const eventTones: Partial<Record<QuoteEventKind, Tone>> = {
  requested: 'info',
  sent: 'waiting',
  resent: 'waiting',
  viewed: 'info',
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
  voided: 'danger',
};

function actorName({ kind, name }: EventActor): string {
  if (name !== '') return name;
  return {
    visitor: 'A visitor',
    client: 'The client',
    link: 'Someone with the link',
    staff: 'Staff',
    system: 'The system',
  }[kind];
}

/** 'Ann Example accepted the quote (version 2)'. */
export function eventSentence({ kind, actor, version, nudge }: QuoteEvent): Words {
  const tone = eventTones[kind] ?? 'neutral';
  const which = version ? ` (version ${version})` : '';
  if (kind === 'expired') return { label: `The quote expired${which}`, tone };
  const verb = nudge === undefined ? eventVerbs[kind] : 'sent a nudge';
  return { label: `${actorName(actor)} ${verb}${which}`, tone };
}

/** Who a quote is for, as lists show it: the company first where there is one. */
export function whoOf({ recipient }: Pick<QuoteHead, 'recipient'>): { name: string; detail: string } {
  const { name, company, email } = recipient;
  return company ? { name: company, detail: name } : { name, detail: email };
}

/** '£4,800.00' and '£30.00 a month', VAT included, where not zero; none where nothing was priced. */
export function totalsOf({ totals }: Pick<QuoteHead, 'totals'>): readonly string[] {
  if (!totals) return [];
  const { oneOff, monthly } = totals;
  const eachMonth = monthly.total > 0 ? [`${formatMoney(monthly.total)} a month`] : [];
  return oneOff.total === 0 && eachMonth.length > 0 ? eachMonth : [formatMoney(oneOff.total), ...eachMonth];
}

/** The same in one text: '£4,800.00 + £30.00 a month'; null where nothing was priced. */
export function totalOf(quote: Pick<QuoteHead, 'totals'>): string | null {
  return totalsOf(quote).join(' + ') || null;
}
