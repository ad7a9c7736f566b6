import { stageInvoices } from '@agency/domain/invoice/from-quote';
import { defaultChoice } from '@agency/domain/quote/choices';
import type { QuoteDiscount, QuoteLine } from '@agency/domain/quote/content';
import { type QuoteTotals, quoteTotals, type Totals } from '@agency/domain/quote/totals';
import { basisPoints, pence, quantity } from '@agency/domain/shared/fields';
import { allocate } from '@agency/domain/shared/money';
import { treated } from '@agency/domain/vat/treatment';
import * as v from 'valibot';
import type { LineForm, QuoteForm } from './quote-form.ts';

/** A typed number in the totals of an unfinished form: empty, unreadable or out of range counts as nothing. */
function counted(value: number | null, schema: v.GenericSchema<number>): number {
  const whole = Math.round(value ?? 0);
  return v.is(schema, whole) ? whole : 0;
}

function countedQuantity(value: number | null): number {
  const toThousandths = Math.round((value ?? 0) * 1000) / 1000;
  return v.is(quantity, toThousandths) ? toThousandths : 0;
}

/** Has the line an amount at all? */
export function isCounted(line: Pick<LineForm, 'quantity' | 'unitPrice'>): boolean {
  const { unitPrice } = line;
  const isPriced = unitPrice === null || unitPrice === 0 || counted(unitPrice, pence) > 0;
  return isPriced && (line.quantity === null || countedQuantity(line.quantity) > 0);
}

function toLine({ selection, quantity: typed, vatRate, ...line }: LineForm): QuoteLine {
  const { kind, selected, group } = selection;
  return {
    ...line,
    ...treated(vatRate),
    quantity: countedQuantity(typed),
    unitPrice: counted(line.unitPrice, pence),
    discount: counted(line.discount, basisPoints),
    selection: {
      fixed: { kind: 'fixed' as const },
      optional: { kind: 'optional' as const, selected },
      adjustable: {
        kind: 'adjustable' as const,
        min: countedQuantity(selection.min),
        max: countedQuantity(selection.max),
      },
      oneOf: { kind: 'oneOf' as const, group, selected },
    }[kind],
  };
}

function toDiscount({ kind, amount, share }: QuoteForm['discount']): QuoteDiscount {
  return {
    none: { kind: 'none' as const },
    amount: { kind: 'amount' as const, amount: counted(amount, pence) },
    percent: { kind: 'percent' as const, share: counted(share, basisPoints) },
  }[kind];
}

/** How many lines the totals leave out, because a figure in them can't be counted. */
export function uncountedLines({ sections }: Pick<QuoteForm, 'sections'>): number {
  return sections.flatMap(({ lines }) => lines).filter((line) => !isCounted(line)).length;
}

/** The totals of the form's current values, by the one calculator, before any choice by the client. */
export function liveTotals(
  form: Pick<QuoteForm, 'sections' | 'discount'>,
  vatRegistered: boolean,
): QuoteTotals {
  const sections = form.sections.map((section) => ({ ...section, lines: section.lines.map(toLine) }));
  return quoteTotals(defaultChoice({ sections }), toDiscount(form.discount), vatRegistered);
}

/** The sum of the payment stages, in basis points. */
export function scheduleSum(stages: QuoteForm['paymentSchedule']): number {
  return stages.reduce((sum, { share }) => sum + counted(share, basisPoints), 0);
}

/** The shares of equal parts, in basis points. */
export function equalShares(count: number): number[] {
  return allocate(
    10_000,
    Array.from({ length: count }, () => 1),
  );
}

/** Each stage's invoice total with VAT, by stage id; empty while the stages don't add up to 100 %. */
export function stageAmounts(
  stages: QuoteForm['paymentSchedule'],
  inEqualParts: boolean | undefined,
  oneOff: Totals,
  vatRegistered: boolean,
): ReadonlyMap<string, number> {
  if (!inEqualParts && scheduleSum(stages) !== 10_000) return new Map();
  const shares = stages.map(({ id, label, share }) => ({
    id,
    label,
    share: counted(share, basisPoints),
    // The due date of a stage does not affect its amount.
    trigger: { kind: 'acceptance' as const },
  }));
  const invoices = stageInvoices('', { stages: shares, inEqualParts }, oneOff, vatRegistered);
  return new Map(invoices.map(({ stage, totals }) => [stage.id, totals.total]));
}
