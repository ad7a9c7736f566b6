import type { Invoice } from '@agency/domain/invoice/schema';
import { calculateTotals, type Totals } from '@agency/domain/quote/totals';
import { basisPoints, type CivilDate, civilDate, pence, quantity } from '@agency/domain/shared/fields';
import { rateOn, type VatHistory, vatOn } from '@agency/domain/vat/history';
import { treated, type VatTreatment } from '@agency/domain/vat/treatment';
import * as v from 'valibot';
import { type InvoiceForm, type LineForm, treatmentFrom } from './invoice-form.ts';

/** A typed number in the totals of an unfinished form: empty, unreadable or out of range counts as nothing. */
function counted(value: number | null, schema: v.GenericSchema<number>, parts = 1): number {
  const rounded = Math.round((value ?? 0) * parts) / parts;
  return v.is(schema, rounded) ? rounded : 0;
}

/** Has the line an amount at all? */
export function isCounted({ quantity: many, unitPrice }: Pick<LineForm, 'quantity' | 'unitPrice'>): boolean {
  return counted(many, quantity, 1000) > 0 && unitPrice !== null && v.is(pence, unitPrice);
}

/** The day that decides about VAT: the tax point, else today. */
export function vatDay({ taxPointOn }: Pick<InvoiceForm, 'taxPointOn'>, today: CivilDate): CivilDate {
  return v.is(civilDate, taxPointOn) ? taxPointOn : today;
}

/** A line's treatment on a day: what was the standard rate when it was written is the standard rate of that day. */
export function treatmentOn(history: VatHistory, treatment: string, day: CivilDate): VatTreatment {
  const known = treatmentFrom(treatment);
  return known === 'outsideScope' ? known : rateOn(history, known, day);
}

export interface LiveTotals {
  readonly totals: Totals;
  /** Each line's net in pence. */
  readonly nets: readonly number[];
  /** How many lines are left out, because a figure in them can't be counted. */
  readonly uncounted: number;
  readonly registered: boolean;
}

/** What the form comes to as it stands, by the one calculator and the VAT of its day. */
export function liveTotals(
  form: Pick<InvoiceForm, 'lines' | 'discount'>,
  history: VatHistory,
  day: CivilDate,
  plannedVat: Invoice['plannedVat'],
): LiveTotals {
  const { registered } = vatOn(history, day);
  const lines = form.lines.map((line) => ({
    quantity: counted(line.quantity, quantity, 1000),
    unitPrice: counted(line.unitPrice, pence),
    discount: counted(line.discount, basisPoints),
    ...treated(treatmentOn(history, line.treatment, day)),
  }));
  const { totals, sums } = calculateTotals(lines, counted(form.discount, pence), registered, plannedVat);
  return {
    totals,
    nets: sums.map(({ net }) => net),
    uncounted: form.lines.filter((line) => !isCounted(line)).length,
    registered,
  };
}
