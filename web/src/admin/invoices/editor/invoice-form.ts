import type { InvoiceDraftInput } from '@agency/domain/invoice/draft';
import { type Invoice, purchaseOrder } from '@agency/domain/invoice/schema';
import { basisPoints, civilDate, line, pence, quantity, text } from '@agency/domain/shared/fields';
import { treated, treatmentOf, type VatTreatment } from '@agency/domain/vat/treatment';
import type { FieldPath } from 'react-hook-form';
import * as v from 'valibot';
import { orNull } from '../../shared/or-null.ts';

// The values are those of the fields: pence, basis points and quantities, each null while its field is empty and NaN
// while its text can't be read.
const typed = v.custom<number | null>((value) => value === null || typeof value === 'number');
const filledIn = v.pipe(
  typed,
  v.transform((value) => value ?? Number.NaN),
);
const orZero = v.pipe(
  typed,
  v.transform((value) => value ?? 0),
);

/** A VAT treatment as a select holds it. */
export function treatmentFrom(value: string): VatTreatment {
  return value === 'outsideScope' ? value : Number(value);
}

const lineForm = v.pipe(
  v.strictObject({
    description: text('Description', { max: 1000 }),
    quantity: v.pipe(filledIn, quantity),
    unitLabel: line('Unit', { min: 0, max: 20 }),
    unitPrice: v.pipe(filledIn, pence),
    discount: v.pipe(orZero, basisPoints),
    treatment: v.string(),
  }),
  v.transform(({ treatment, ...rest }) => ({ ...rest, ...treated(treatmentFrom(treatment)) })),
);

const fields = v.strictObject({
  title: line('Title', { max: 160 }),
  lines: v.pipe(v.array(lineForm), v.minLength(1, 'Add a line'), v.maxLength(100)),
  discount: v.pipe(orZero, pence),
  dueOn: orNull(civilDate),
  purchaseOrder: orNull(purchaseOrder),
  taxPointOn: orNull(civilDate),
  taxPointReason: v.string(),
});

/** The editor's form: its input is the fields' values, its output what is saved. */
export const invoiceFormSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['taxPointOn'], ['taxPointReason']],
      ({ taxPointOn, taxPointReason }) =>
        taxPointOn === null || v.is(text('Reason', { max: 300 }), taxPointReason),
      'Say why it isn’t the day of issue, in 300 characters or fewer',
    ),
    ['taxPointReason'],
  ),
  v.transform(
    ({ taxPointOn, taxPointReason, ...rest }): InvoiceDraftInput => ({
      ...rest,
      taxPoint: taxPointOn === null ? null : { on: taxPointOn, reason: taxPointReason },
    }),
  ),
);
export type InvoiceForm = v.InferInput<typeof invoiceFormSchema>;
export type LineForm = InvoiceForm['lines'][number];

export function emptyLine(treatment: VatTreatment): LineForm {
  return {
    description: '',
    quantity: 1,
    unitLabel: '',
    unitPrice: null,
    discount: null,
    treatment: String(treatment),
  };
}

type Draft = Pick<
  Invoice,
  'title' | 'lines' | 'discount' | 'dueOn' | 'purchaseOrder' | 'taxPoint' | 'taxPointReason'
>;

/** The stored draft as the form shows it. */
export function toForm(draft: Draft): InvoiceForm {
  return {
    title: draft.title,
    lines: draft.lines.map((stored) => ({
      description: stored.description,
      quantity: stored.quantity,
      unitLabel: stored.unitLabel,
      unitPrice: stored.unitPrice,
      discount: stored.discount || null,
      treatment: String(treatmentOf(stored)),
    })),
    discount: draft.discount || null,
    dueOn: draft.dueOn ?? '',
    purchaseOrder: draft.purchaseOrder ?? '',
    taxPointOn: draft.taxPoint ?? '',
    taxPointReason: draft.taxPointReason ?? '',
  };
}

const lineFields = ['description', 'quantity', 'unitLabel', 'unitPrice', 'discount'] as const;
const plainFields = ['title', 'lines', 'discount', 'dueOn', 'purchaseOrder'] as const;

/** The field of the form that a path of the operation's input names: 'draft.taxPoint.on' is 'taxPointOn'. */
export function fieldAt(path: string): FieldPath<InvoiceForm> | null {
  const own = path.replace(/^draft\./, '');
  if (own === 'taxPoint.on') return 'taxPointOn';
  if (own === 'taxPoint.reason') return 'taxPointReason';
  const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(own) ?? [];
  if (index === undefined) return plainFields.find((field) => field === own) ?? null;
  const field = name === 'vatRate' ? 'treatment' : lineFields.find((each) => each === name);
  return field ? `lines.${Number(index)}.${field}` : null;
}
