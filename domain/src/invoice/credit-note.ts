import * as v from 'valibot';
import { vatLine } from '../quote/schema.ts';
import { calculateTotals, type Totals, type VatLine } from '../quote/totals.ts';
import { AppError, notRight } from '../shared/errors.ts';
import { pence, text } from '../shared/fields.ts';
import { formatMoney } from '../shared/format.ts';
import { shareOf } from '../shared/share.ts';
import { treated, treatmentWords, type VatTreatment } from '../vat/treatment.ts';
import { deductedTotals } from './deductions.ts';
import type { Invoice, InvoiceLine } from './schema.ts';

/** A part to credit: of a line, or an amount at a treatment. Net, pence. */
export const creditPart = v.strictObject({
  /** The position of the invoice's line; null for an amount that belongs to none. */
  line: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  treatment: v.union([vatLine.entries.rate, v.literal('outsideScope')]),
  net: v.pipe(pence, v.minValue(1, 'Enter an amount above £0.00')),
  description: text('Description', { max: 1000 }),
});
export type CreditPart = v.InferOutput<typeof creditPart>;

/** All that is left, or these parts. */
export const creditScope = v.variant('kind', [
  v.strictObject({ kind: v.literal('full') }),
  v.strictObject({
    kind: v.literal('parts'),
    parts: v.pipe(v.array(creditPart), v.minLength(1), v.maxLength(100)),
  }),
]);
export type CreditScope = v.InferOutput<typeof creditScope>;

type Creditable = Pick<Invoice, 'lines' | 'totals' | 'vatRegistered' | 'number' | 'creditedAmount'>;
interface EarlierNote {
  readonly totals: Totals;
}

/** What is left to credit at one treatment. */
export interface CreditLeft {
  readonly treatment: VatTreatment;
  readonly net: number;
  readonly vat: number;
}

function netsByTreatment({ net, vatByRate, outsideScope = 0 }: Totals): Map<VatTreatment, VatLine> {
  const nets = new Map<VatTreatment, VatLine>(vatByRate.map((part) => [part.rate, part]));
  if (outsideScope > 0) nets.set('outsideScope', { rate: 0, net: outsideScope, vat: 0 });
  // Without registration no rate is charged, and lines count at 0.
  if (vatByRate.length === 0 && outsideScope === 0) nets.set(0, { rate: 0, net, vat: 0 });
  return nets;
}

/** What is left to credit of an invoice after its earlier credit notes, by treatment. */
export function creditLeft(invoice: Creditable, earlier: readonly EarlierNote[]): CreditLeft[] {
  const before = earlier.map(({ totals }) => netsByTreatment(totals));
  return [...netsByTreatment(invoice.totals)].map(([treatment, { net, vat }]) => ({
    treatment,
    net: net - before.reduce((sum, note) => sum + (note.get(treatment)?.net ?? 0), 0),
    vat: vat - before.reduce((sum, note) => sum + (note.get(treatment)?.vat ?? 0), 0),
  }));
}

/** What can't be credited any more: earlier notes have, or later invoices were reduced by it. */
export function takenBefore(
  invoice: Pick<Invoice, 'advance' | 'vatRegistered'>,
  notes: readonly EarlierNote[],
): readonly EarlierNote[] {
  const deducted = deductedTotals(invoice);
  return deducted === null ? notes : [...notes, { totals: deducted }];
}

/** Each line's net less its share of the discount, which is what was charged for it. */
export function chargedNets({
  lines,
  discount,
  vatRegistered,
}: Pick<Invoice, 'lines' | 'discount' | 'vatRegistered'>): number[] {
  return calculateTotals(lines, discount, vatRegistered).sums.map(
    ({ net, discountShare }) => net - discountShare,
  );
}

/** The content of a credit note. */
export interface CreditNoteContent {
  readonly lines: readonly InvoiceLine[];
  readonly plannedVat: readonly VatLine[];
}

/**
 * The lines of a credit note. Its VAT is that on its own net at each rate, and the one that credits the last of a rate
 * takes what is left of the invoice's VAT: so notes over all of an invoice add up to it.
 * @throws AppError `invalid-argument` where more would be credited than there is, `failed-precondition` where nothing
 * is left.
 */
export function creditNoteContent(
  invoice: Creditable,
  earlier: readonly EarlierNote[],
  scope: CreditScope,
): CreditNoteContent {
  const left = creditLeft(invoice, earlier);
  // With all of it deducted, an invoice comes to nothing, and is taken back by a note over nothing.
  if (invoice.totals.total > 0 && left.every(({ net, vat }) => net === 0 && vat === 0)) {
    throw new AppError('failed-precondition', 'This invoice has been credited in full.');
  }
  const parts = scope.kind === 'full' ? wholeParts(invoice, left) : chargedAs(invoice, scope.parts);
  refuseTooMuch(left, parts);
  const plannedVat = left.flatMap(({ treatment, net, vat }) => {
    const ofIt = parts.filter((part) => part.treatment === treatment);
    if (treatment === 'outsideScope' || ofIt.length === 0 || !invoice.vatRegistered) return [];
    const own = ofIt.reduce((sum, part) => sum + part.net, 0);
    return [{ rate: treatment, net: own, vat: creditVat(treatment, { own, net, vat }) }];
  });
  refuseAboveTotal(invoice, [...parts, ...plannedVat.map(({ vat }) => ({ net: vat }))]);
  return { lines: parts.map(creditLine), plannedVat };
}

/** Whatever its earlier notes say: together they are what the invoice says it was credited. */
function refuseAboveTotal(
  { totals, creditedAmount }: Creditable,
  amounts: readonly { readonly net: number }[],
): void {
  const most = totals.total - creditedAmount;
  if (amounts.reduce((sum, { net }) => sum + net, 0) <= most) return;
  throw new AppError(
    'failed-precondition',
    `Only ${formatMoney(most)} of this invoice is left to credit, VAT included.`,
  );
}

/** VAT of a part of what is left at a rate. */
function creditVat(rate: number, { own, net, vat }: { own: number; net: number; vat: number }): number {
  return own === net ? vat : Math.min(vat, shareOf(own, rate));
}

/** Without registration a line's rate counts for nothing: all is one sum. */
function chargedAs({ vatRegistered }: Creditable, parts: readonly CreditPart[]): CreditPart[] {
  return parts.map((part) => (vatRegistered ? part : { ...part, treatment: 0 }));
}

function wholeParts({ number, totals }: Creditable, left: readonly CreditLeft[]): CreditPart[] {
  const open = totals.total === 0 ? left.slice(0, 1) : left.filter(({ net, vat }) => net > 0 || vat > 0);
  return open.map(({ treatment, net }) => ({
    line: null,
    treatment,
    net,
    description: open.length === 1 ? `Invoice ${number}` : `Invoice ${number}: ${treatmentWords(treatment)}`,
  }));
}

function refuseTooMuch(left: readonly CreditLeft[], parts: readonly CreditPart[]): void {
  const asked = new Map<VatTreatment, number>();
  parts.forEach(({ treatment, net }, index) => {
    const sum = (asked.get(treatment) ?? 0) + net;
    asked.set(treatment, sum);
    const most = left.find((each) => each.treatment === treatment)?.net ?? 0;
    if (sum <= most) return;
    throw notRight([
      {
        path: `scope.parts.${index}.net`,
        message: `At most ${formatMoney(most)} before VAT is left to credit here`,
      },
    ]);
  });
}

function creditLine({ line, treatment, net, description }: CreditPart): InvoiceLine {
  return {
    description,
    unitLabel: '',
    quantity: 1,
    unitPrice: net,
    discount: 0,
    ...treated(treatment),
    net,
    ...(line === null ? {} : { ofLine: line }),
  };
}
