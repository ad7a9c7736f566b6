import type { Certificate } from '@agency/domain/certificate/schema';
import { scheduleOf, shareWords, stageInvoices } from '@agency/domain/invoice/from-quote';
import { applyChoices, defaultChoice } from '@agency/domain/quote/choices';
import { lastDayToCancel, workStartsOn } from '@agency/domain/quote/consumer';
import type { OfferableContent, PlannedMilestone, QuoteLine } from '@agency/domain/quote/content';
import type { Offer } from '@agency/domain/quote/schema';
import { type CalculatedLine, type QuoteTotals, quoteTotals } from '@agency/domain/quote/totals';
import { afterStart, whenDue } from '@agency/domain/quote/words';
import {
  formatDate,
  formatDateTimeWithZone,
  formatInstantDate,
  formatMoney,
  formatQuantity,
} from '@agency/domain/shared/format';
import { type LineTable, type TableRow, tableColumns, tableLine } from './line-table.ts';
import { legalLine, sellerLines } from './parties.ts';
import type { Notice, OpeningData } from './parts/opening.ts';
import type { SheetData } from './parts/sheet.ts';
import { quoteTotalsBlocks, type TotalsBlock } from './totals-block.ts';

/** An acceptance, as far as a quote shows it. */
export type AcceptedBy = Pick<Certificate, 'name' | 'acceptedAt' | 'choices' | 'startEarly'> & {
  readonly id: string;
};

export interface QuoteDocument {
  readonly number: string;
  readonly offer: Offer;
  /** Null for a draft, which was never sent. */
  readonly sentAt: Date | null;
  /** The document's date: of sending, of acceptance, or of a draft's last save. */
  readonly createdAt: Date;
  readonly accepted: AcceptedBy | null;
  /** What became of the offer since: withdrawn, superseded, voided. */
  readonly notice: Notice | null;
}

/** A quote as printed: texts alone. */
export interface QuotePdfData {
  readonly sheet: SheetData;
  readonly opening: OpeningData;
  readonly introduction: string;
  readonly table: LineTable;
  readonly totals: readonly TotalsBlock[];
  readonly payments: readonly Step[];
  readonly milestones: readonly Step[];
  readonly terms: { readonly text: string; readonly version: string };
  /** A private buyer's rights, each as a part of its own; empty for everybody else. */
  readonly rights: readonly { readonly title: string; readonly text: string }[];
}

/** A payment or a milestone. */
export interface Step {
  readonly key: string;
  readonly when: string;
  readonly title: string;
  readonly text: string;
  readonly amount: string;
}

export function quotePdfData(document: QuoteDocument): QuotePdfData {
  const { offer, number } = document;
  const { content, vatRegistered } = offer;
  const totals = documentTotals(offer, document.accepted);
  return {
    sheet: sheetOf(document),
    opening: openingOf(document),
    introduction: content.introduction,
    table: tableOf(offer, totals, document.accepted !== null),
    totals: quoteTotalsBlocks(totals, vatRegistered),
    payments: paymentsOf(number, content, totals, vatRegistered),
    milestones: content.milestones.map(milestoneStep),
    terms: { text: offer.terms.text, version: offer.terms.version },
    rights: rightsOf(offer),
  };
}

function rightsOf({ terms: { consumer } }: Offer): QuotePdfData['rights'] {
  if (!consumer) return [];
  return [
    { title: 'Your right to cancel', text: consumer.cancellationRight },
    { title: 'Cancellation form', text: consumer.cancellationForm },
    {
      title: 'If you want us to start earlier',
      text: `You can ask for this when you accept: “${consumer.startEarlyRequest}” If you don’t, we’ll start after the 14 days.`,
    },
  ];
}

/** The totals as offered, or as chosen if it was accepted, from the one calculator. */
export function documentTotals(offer: Offer, accepted: Pick<AcceptedBy, 'choices'> | null): QuoteTotals {
  const { content, vatRegistered } = offer;
  const chosen = accepted ? applyChoices(content, accepted.choices) : defaultChoice(content);
  return quoteTotals(chosen, content.discount, vatRegistered);
}

function nameOf({ number, offer, sentAt }: QuoteDocument): string {
  return sentAt === null ? `Draft of quote ${number}` : `Quote ${number}, version ${offer.version}`;
}

function sheetOf(document: QuoteDocument): SheetData {
  const { offer, createdAt } = document;
  const { seller, content, vatRegistered } = offer;
  const reference = nameOf(document);
  return {
    reference,
    title: `${reference}: ${content.title}`,
    subject: content.title,
    brandName: seller.brandName,
    legal: legalLine(seller, vatRegistered),
    createdAt,
  };
}

function openingOf(document: QuoteDocument): OpeningData {
  const { offer, sentAt } = document;
  const { recipient, seller, content, validUntil } = offer;
  const sent = sentAt === null ? [] : [{ label: 'Sent', lines: [formatInstantDate(sentAt)] }];
  return {
    kind: nameOf(document),
    title: content.title,
    notice: document.notice ?? noticeOf(document),
    facts: [
      {
        label: 'For',
        lines: [recipient.name, ...(recipient.company ? [recipient.company] : []), recipient.email],
      },
      { label: 'From', lines: sellerLines(seller) },
      ...sent,
      { label: 'Valid until', lines: [formatDate(validUntil)] },
    ],
  };
}

/** Until when a private buyer can cancel, and when work starts. */
export function cancellingWords(
  { buys }: Pick<Offer, 'buys'>,
  accepted: Pick<AcceptedBy, 'acceptedAt' | 'startEarly'>,
): string {
  const { acceptedAt, startEarly = false } = accepted;
  const until = `It can be cancelled until the end of ${formatDate(lastDayToCancel(acceptedAt))}.`;
  if (startEarly) return `${until} The client asked for work to start before then.`;
  return `${until} Work starts on ${formatDate(workStartsOn(acceptedAt, { buys, startEarly }))} at the earliest.`;
}

function noticeOf({ accepted, sentAt, offer }: QuoteDocument): Notice | null {
  if (accepted) {
    return {
      tone: 'success',
      title: `Accepted by ${accepted.name}`,
      text: `${formatDateTimeWithZone(accepted.acceptedAt)}. Lines and totals are as chosen. Certificate ${accepted.id}.${
        offer.buys === 'private' ? ` ${cancellingWords(offer, accepted)}` : ''
      }`,
    };
  }
  if (sentAt !== null) return null;
  return { tone: 'info', title: 'This is a draft', text: 'It hasn’t been sent and can’t be accepted.' };
}

function tableOf({ content, vatRegistered }: Offer, totals: QuoteTotals, isAccepted: boolean): LineTable {
  const calculated = new Map(totals.lines.map((sum) => [sum.lineId, sum]));
  const lines = content.sections.flatMap((section) => section.lines);
  const columns = tableColumns(lines, vatRegistered);
  const rows = content.sections.flatMap((section): TableRow[] => [
    // A section may have the same title as one of its lines.
    { kind: 'title', key: `section ${section.id}`, title: section.title, text: section.introduction },
    ...section.lines.map((line) => rowOf(line, calculated.get(line.id), columns, isAccepted)),
  ]);
  return { columns: columns.map(({ label, width }) => ({ label, width })), rows };
}

function rowOf(
  line: QuoteLine,
  sum: CalculatedLine | undefined,
  columns: ReturnType<typeof tableColumns>,
  isAccepted: boolean,
): TableRow {
  const { quantity = line.quantity, net = 0, included = true } = sum ?? {};
  return tableLine(
    line.id,
    { line, quantity, net, included },
    columns,
    choiceNote(line, included, isAccepted),
  );
}

/** What the client could choose, or chose: 'Optional, not included'. Empty for a fixed line. */
function choiceNote({ selection, unitLabel }: QuoteLine, included: boolean, isAccepted: boolean): string {
  const state = isAccepted ? (included ? 'chosen' : 'not chosen') : included ? 'included' : 'not included';
  switch (selection.kind) {
    case 'fixed':
      return '';
    case 'optional':
      return `Optional, ${state}`;
    case 'oneOf':
      return `One of “${selection.group}”, ${state}`;
    case 'adjustable': {
      const range = `${formatQuantity(selection.min)} to ${formatQuantity(selection.max)}`;
      const what = unitLabel === '' ? range : `${range} ${unitLabel}`;
      return isAccepted ? `Chosen from ${what}` : `You choose ${what}`;
    }
  }
}

type Scheduled = Pick<OfferableContent, 'paymentSchedule' | 'inEqualParts' | 'milestones'>;

/** What is due when: exactly the amounts that the invoices will have. */
function paymentsOf(
  number: string,
  { milestones, ...content }: Scheduled,
  { oneOff }: QuoteTotals,
  vatRegistered: boolean,
): Step[] {
  if (oneOff.total === 0) return [];
  const schedule = scheduleOf(content);
  return stageInvoices(number, schedule, oneOff, vatRegistered).map(({ stage, position, totals }) => ({
    key: stage.id,
    when: whenDue(stage.trigger, milestones),
    title: `${stage.label}, ${shareWords(schedule, position)}`,
    text: '',
    amount: formatMoney(totals.total),
  }));
}

function milestoneStep({ id, title, description, weeksAfterStart }: PlannedMilestone): Step {
  return { key: id, when: afterStart(weeksAfterStart), title, text: description, amount: '' };
}
