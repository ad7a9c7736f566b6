import {
  type CreditLeft,
  type CreditPart,
  type CreditScope,
  creditLeft,
  creditNoteContent,
  takenBefore,
} from '@agency/domain/invoice/credit-note';
import { invoiceAmounts } from '@agency/domain/invoice/from-draft';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { Totals } from '@agency/domain/quote/totals';
import { toAppError } from '@agency/domain/shared/errors';
import { formatPercent } from '@agency/domain/shared/format';
import { treatmentOf, type VatTreatment } from '@agency/domain/vat/treatment';

export type CreditKind = 'full' | 'lines' | 'amounts';

/** Nets that were typed, in pence: by the line's position, and by the treatment. */
export interface CreditTyped {
  readonly kind: CreditKind;
  readonly lines: ReadonlyMap<number, number>;
  readonly amounts: ReadonlyMap<VatTreatment, number>;
}

/** 'at 20%', as a field is called. */
export function treatmentLabel(treatment: VatTreatment): string {
  return treatment === 'outsideScope' ? 'outside the scope of UK VAT' : `at VAT ${formatPercent(treatment)}`;
}

/** What was typed as the operation takes it; null while there is nothing to credit. */
export function scopeOf(invoice: Invoice, { kind, lines, amounts }: CreditTyped): CreditScope | null {
  if (kind === 'full') return { kind };
  const parts: CreditPart[] =
    kind === 'lines'
      ? invoice.lines.flatMap((line, index) => {
          const net = lines.get(index) ?? 0;
          if (net === 0) return [];
          return [{ line: index, treatment: treatmentOf(line), net, description: line.description }];
        })
      : [...amounts].flatMap(([treatment, net]) => {
          if (net === 0) return [];
          return [{ line: null, treatment, net, description: `Part of invoice ${invoice.number ?? ''}` }];
        });
  return parts.length === 0 ? null : { kind: 'parts', parts };
}

export interface CreditPreview {
  readonly left: readonly CreditLeft[];
  readonly scope: CreditScope | null;
  /** What the note comes to; null while it can't be issued like this. */
  readonly totals: Totals | null;
  /** Why it can't be issued like this; null when it can. */
  readonly problem: string | null;
}

/** The credit note as it would be issued, by the same functions that issue it. */
export function creditPreview(
  invoice: Invoice,
  earlier: readonly Invoice[],
  typed: CreditTyped,
): CreditPreview {
  const taken = takenBefore(invoice, earlier);
  const left = creditLeft(invoice, taken);
  const scope = scopeOf(invoice, typed);
  const nothing = { left, scope, totals: null };
  if (scope === null) return { ...nothing, problem: 'Enter what to credit.' };
  if (scope.kind === 'parts' && scope.parts.some(({ net }) => Number.isNaN(net))) {
    return { ...nothing, problem: 'Enter each amount in pounds.' };
  }
  try {
    const { lines, plannedVat } = creditNoteContent(invoice, taken, scope);
    const { totals } = invoiceAmounts(
      { lines: lines.map(({ net: _net, ofLine: _ofLine, ...line }) => line), discount: 0 },
      invoice.vatRegistered,
      plannedVat,
    );
    return { left, scope, totals, problem: null };
  } catch (thrown) {
    const { message, issues } = toAppError(thrown);
    return { ...nothing, problem: issues[0] ? `${issues[0].message}.` : message };
  }
}
