import { formatDate, formatMoney, formatPercent, formatQuantity } from '../shared/format.ts';
import { treatmentWords } from '../vat/treatment.ts';
import type { PaymentStage, PlannedMilestone, QuoteLine } from './content.ts';
import type { Totals } from './totals.ts';

// The wording of a quote wherever it is shown: on the page, in the editor's preview and in the PDF.

/** How the amount of a line is made up: '3 days × £450.00, less 10%'; empty for one of something at its price. */
export function lineSum(
  line: Pick<QuoteLine, 'unitLabel' | 'unitPrice' | 'discount'>,
  quantity: number,
): string {
  const count =
    line.unitLabel === '' ? formatQuantity(quantity) : `${formatQuantity(quantity)}\u00a0${line.unitLabel}`;
  const isPlain = quantity === 1 && line.discount === 0;
  if (isPlain && line.unitLabel === '') return '';
  const sum = `${count} × ${formatMoney(line.unitPrice)}`;
  return line.discount === 0 ? sum : `${sum}, less ${formatPercent(line.discount)}`;
}

/** When a payment falls due: 'When you accept', 'When “Design approved” is done', 'On 1 March 2027'. */
export function whenDue(trigger: PaymentStage['trigger'], milestones: readonly PlannedMilestone[]): string {
  switch (trigger.kind) {
    case 'acceptance':
      return 'When you accept';
    case 'date':
      return `On ${formatDate(trigger.date)}`;
    case 'milestone': {
      const title = milestones.find((milestone) => milestone.id === trigger.milestoneId)?.title;
      return title ? `When “${title}” is done` : 'When a milestone is done';
    }
  }
}

/** 0 → 'At the start', 1 → 'After about 1 week', 6 → 'After about 6 weeks'. */
export function afterStart(weeks: number): string {
  if (weeks === 0) return 'At the start';
  return `After about ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

interface AmountRow {
  readonly label: string;
  readonly value: string;
}

/** Is VAT in this total, at whatever rate? */
export function hasVat(
  { vatByRate, outsideScope }: Pick<Totals, 'vatByRate' | 'outsideScope'>,
  vatRegistered: boolean,
): boolean {
  return vatRegistered && (outsideScope === undefined || vatByRate.length > 0);
}

/** A block of totals as its rows, adding up to the `total` below them. */
export function totalsRows(
  totals: Totals,
  vatRegistered: boolean,
): { readonly rows: readonly AmountRow[]; readonly total: AmountRow } {
  const { subtotal, discount, deducted = 0, net, vatByRate, outsideScope } = totals;
  const rows: AmountRow[] = [];
  if (discount > 0 || deducted > 0) rows.push({ label: 'Subtotal', value: formatMoney(subtotal) });
  if (discount > 0) rows.push({ label: 'Discount', value: formatMoney(-discount) });
  if (deducted > 0) rows.push({ label: 'Already invoiced', value: formatMoney(-deducted) });
  if (vatRegistered) {
    const label = discount > 0 && deducted === 0 ? 'After discount' : 'Before VAT';
    rows.push({ label, value: formatMoney(net) });
    if (outsideScope !== undefined) {
      rows.push({ label: treatmentWords('outsideScope'), value: formatMoney(outsideScope) });
    }
    for (const part of vatByRate) {
      const of = vatByRate.length > 1 || outsideScope !== undefined ? ` on ${formatMoney(part.net)}` : '';
      rows.push({ label: `VAT at ${formatPercent(part.rate)}${of}`, value: formatMoney(part.vat) });
    }
  }
  const label = hasVat(totals, vatRegistered) ? 'Total including VAT' : 'Total';
  return { rows, total: { label, value: formatMoney(totals.total) } };
}
