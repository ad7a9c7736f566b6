import { stageInvoices } from '@agency/domain/invoice/from-quote';
import { defaultChoice } from '@agency/domain/quote/choices';
import type { QuoteDiscount, QuoteLine } from '@agency/domain/quote/content';
import { type QuoteTotals, quoteTotals, type Totals } from '@agency/domain/quote/totals';
import type { LineForm, QuoteForm } from './quote-form.ts';

const most = { money: 1_000_000_000, share: 10_000, thousandths: 100_000_000 } as const;

/** A typed number in the totals of an unfinished form: empty, unreadable or out of range counts as nothing. */
function counted(value: number | null, limit: number): number {
  const whole = Math.round(value ?? 0);
  return whole >= 0 && whole <= limit ? whole : 0;
}

/** Quantities count to three decimals. */
function countedQuantity(value: number | null): number {
  return counted(value === null ? null : value * 1000, most.thousandths) / 1000;
}

/** Has the line an amount at all? */
export function isCounted({ quantity, unitPrice }: Pick<LineForm, 'quantity' | 'unitPrice'>): boolean {
  const isPriced = unitPrice === null || unitPrice === 0 || counted(unitPrice, most.money) > 0;
  return isPriced && (quantity === null || countedQuantity(quantity) > 0);
}

function toLine({ selection, quantity, ...line }: LineForm): QuoteLine {
  const { kind, selected, group } = selection;
  return {
    ...line,
    quantity: countedQuantity(quantity),
    unitPrice: counted(line.unitPrice, most.money),
    discount: counted(line.discount, most.share),
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
    amount: { kind: 'amount' as const, amount: counted(amount, most.money) },
    percent: { kind: 'percent' as const, share: counted(share, most.share) },
  }[kind];
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
  return stages.reduce((sum, { share }) => sum + counted(share, most.share), 0);
}

/** Each stage's invoice total with VAT, by stage id; empty while the stages don't add up to 100 %. */
export function stageAmounts(
  stages: QuoteForm['paymentSchedule'],
  oneOff: Totals,
  vatRegistered: boolean,
): ReadonlyMap<string, number> {
  if (scheduleSum(stages) !== 10_000) return new Map();
  const shares = stages.map(({ id, label, share }) => ({
    id,
    label,
    share: counted(share, most.share),
    // The due date of a stage does not affect its amount.
    trigger: { kind: 'acceptance' as const },
  }));
  const invoices = stageInvoices('', shares, oneOff, vatRegistered);
  return new Map(invoices.map(({ stage, totals }) => [stage.id, totals.total]));
}
