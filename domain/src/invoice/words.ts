import type { CivilDate } from '../shared/fields.ts';
import { formatDate, formatMoney } from '../shared/format.ts';
import { owedOf } from './balance.ts';
import { reportedUntil } from './reminders.ts';
import type { Invoice } from './schema.ts';

/** How an invoice stands, as people read it, with the tone in which it is shown. */
export interface Standing {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly words: string;
}

type Shown = Pick<
  Invoice,
  'kind' | 'status' | 'disputed' | 'dueOn' | 'paidAmount' | 'creditedAmount' | 'paymentReported'
> & { readonly totals: Pick<Invoice['totals'], 'total'> };

/** Overdue from 00:00 in London of the day after `dueOn`. */
export function isOverdue({ status, dueOn }: Pick<Invoice, 'status' | 'dueOn'>, today: CivilDate): boolean {
  return (status === 'issued' || status === 'partPaid') && dueOn !== null && dueOn < today;
}

/** 'Part paid, ', 'Part credited, ' or 'Part paid and part credited, '; empty where all of it is owed. */
function partWords({ paidAmount, creditedAmount }: Shown): string {
  const parts = [...(paidAmount > 0 ? ['part paid'] : []), ...(creditedAmount > 0 ? ['part credited'] : [])];
  return parts.length === 0 ? '' : `${upperFirst(parts.join(' and '))}, `;
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What is due and when: 'Due 3 December 2026', 'Part paid, £20.00 overdue (was due 3 December 2026)'. */
function dueWords(invoice: Shown, today: CivilDate): Standing {
  const { dueOn } = invoice;
  const part = partWords(invoice);
  const say = (words: string) =>
    part === '' ? upperFirst(words) : `${part}${formatMoney(owedOf(invoice))} ${words}`;
  if (dueOn === null) return { tone: 'info', words: say('to pay') };
  if (dueOn < today) return { tone: 'danger', words: say(`overdue (was due ${formatDate(dueOn)})`) };
  if (dueOn === today) return { tone: 'warning', words: say('due today') };
  return { tone: 'info', words: say(`due ${formatDate(dueOn)}`) };
}

function paidWords({ creditedAmount, totals }: Shown): Standing {
  if (totals.total === 0) return { tone: 'success', words: 'Nothing to pay' };
  const words = creditedAmount > 0 ? `Paid, after a credit of ${formatMoney(creditedAmount)}` : 'Paid';
  return { tone: 'success', words };
}

/** The states that read the same on both sides of the table; null for those that don't. */
function sharedStanding(invoice: Shown, today: CivilDate): Standing | null {
  if (invoice.kind === 'creditNote') return { tone: 'neutral', words: 'Credit note' };
  switch (invoice.status) {
    case 'paid':
      return paidWords(invoice);
    case 'credited':
      return { tone: 'neutral', words: 'Credited in full' };
    case 'issued':
    case 'partPaid':
      return openStanding(invoice, today);
    default:
      return null;
  }
}

/** Of an invoice that is owed; null while it is disputed or said to be paid. */
function openStanding(invoice: Shown, today: CivilDate): Standing | null {
  if (invoice.disputed) return null;
  const until = reportedUntil(invoice);
  return until === null || today > until ? dueWords(invoice, today) : null;
}

/** As its client reads it. That a debt was given up is ours to know: they owe it as before. */
export function standingForClient(invoice: Shown, today: CivilDate): Standing {
  const isGivenUp = invoice.kind === 'invoice' && invoice.status === 'writtenOff';
  const shared = isGivenUp ? openStanding(invoice, today) : sharedStanding(invoice, today);
  if (shared) return shared;
  switch (invoice.status) {
    case 'void':
      return { tone: 'neutral', words: 'Cancelled' };
    case 'issued':
    case 'partPaid':
    case 'writtenOff':
      return invoice.disputed
        ? { tone: 'info', words: 'On hold while we look into it' }
        : { tone: 'info', words: 'You told us you’ve paid' };
    default:
      return { tone: 'neutral', words: 'Not issued' };
  }
}

/** As staff read it. */
export function standingForStaff(invoice: Shown, today: CivilDate): Standing {
  const shared = sharedStanding(invoice, today);
  if (shared) return shared;
  switch (invoice.status) {
    case 'draft':
      return { tone: 'neutral', words: 'Draft' };
    case 'discarded':
      return { tone: 'neutral', words: 'Discarded' };
    case 'void':
      return { tone: 'neutral', words: 'Void' };
    case 'writtenOff':
      return { tone: 'neutral', words: `Written off, ${formatMoney(owedOf(invoice))}` };
    default:
      return invoice.disputed
        ? { tone: 'warning', words: 'Disputed' }
        : { tone: 'info', words: 'Client says it’s paid' };
  }
}
