import { shareWords } from '../invoice/from-quote.ts';
import type { PrivateSettings } from '../settings/schema.ts';
import { formatDate, formatList, formatPercent } from '../shared/format.ts';
import type { VatHistory } from '../vat/history.ts';
import type { MoneyInput } from './sections.ts';

// The money settings in words: for the audit log, and where they are shown.

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

/** −3 → '3 days before the due date'. */
export function reminderWords(offset: number): string {
  if (offset === 0) return 'on the due date';
  return `${days(Math.abs(offset))} ${offset < 0 ? 'before' : 'after'} the due date`;
}

const registeredWords = (registered: boolean) =>
  registered ? 'registered for VAT' : 'not registered for VAT';

/** 'not registered for VAT, registered for VAT from 1 April 2027, standard rate 22% from 1 May 2027'. */
export function vatWords({ vatRegistered, vatChanges, rateChanges }: VatHistory): string {
  return [
    registeredWords(vatRegistered),
    ...vatChanges.map(({ from, registered }) => `${registeredWords(registered)} from ${formatDate(from)}`),
    ...rateChanges.map(
      ({ from, kind, rate }) => `${kind} rate ${formatPercent(rate)} from ${formatDate(from)}`,
    ),
  ].join(', ');
}

const triggerWords = {
  acceptance: () => 'on acceptance',
  milestone: () => 'on the last milestone',
  date: (date: string) => `on ${formatDate(date)}`,
} as const;

type Scheduled = Pick<PrivateSettings, 'paymentSchedule' | 'paymentInEqualParts'>;

/** 'Deposit (40%) on acceptance and Final payment (60%) on the last milestone'. */
export function scheduleWords({ paymentSchedule, paymentInEqualParts }: Scheduled): string {
  const schedule = {
    stages: paymentSchedule.map((stage, index) => ({ ...stage, id: String(index) })),
    inEqualParts: paymentInEqualParts,
  };
  return formatList(
    paymentSchedule.map(({ label, trigger }, index) => {
      const when = trigger.kind === 'date' ? triggerWords.date(trigger.date) : triggerWords[trigger.kind]();
      return `${label} (${shareWords(schedule, index)}) ${when}`;
    }),
  );
}

/** What was changed in a section, as a sentence of the audit log. */
export function moneyChangeWords(before: PrivateSettings, input: MoneyInput): string {
  switch (input.section) {
    case 'vat': {
      const rate = formatPercent(input.values.defaultVatRate);
      return `VAT: ${vatWords(input.values)}. New lines start at ${rate}. Before: ${vatWords(before)}.`;
    }
    case 'paymentTerms':
      return `Invoices are due after ${days(input.values.paymentTermsDays)} (before: ${days(before.paymentTermsDays)}).`;
    case 'quoteValidity':
      return `Quotes are valid for ${days(input.values.quoteValidityDays)} (before: ${days(before.quoteValidityDays)}).`;
    case 'paymentSchedule':
      return `Usual payments: ${scheduleWords(input.values)}. Before: ${scheduleWords(before)}.`;
    case 'reminders':
      return `Reminders: ${offsetsWords(input.values.reminderOffsets)}. Before: ${offsetsWords(before.reminderOffsets)}.`;
    case 'books':
      return `${closedWords(input.values.booksClosedUntil)} Before: ${closedWords(before.booksClosedUntil)}`;
    case 'terms':
      return `Version ‘${input.values.version}’ of the terms has replaced version ‘${before.terms.version}’.`;
  }
}

function offsetsWords(offsets: readonly number[]): string {
  return offsets.length === 0 ? 'none' : formatList(offsets.toSorted((a, b) => a - b).map(reminderWords));
}

function closedWords(until: string | null): string {
  return until === null
    ? 'The books are open.'
    : `The books are closed up to and including ${formatDate(until)}.`;
}
