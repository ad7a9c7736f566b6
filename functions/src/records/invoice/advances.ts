import { isDeductedFrom } from '@agency/domain/invoice/advance';
import {
  afterDeduction,
  deductAdvances,
  lessDeductions,
  type OpenAdvance,
} from '@agency/domain/invoice/deductions';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Deduction, type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { totals as totalsSchema } from '@agency/domain/quote/schema';
import { calculateTotals } from '@agency/domain/quote/totals';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { rateOn, type VatHistory } from '@agency/domain/vat/history';
import * as v from 'valibot';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { parseAll, runnableQuery } from '../../platform/firestore.ts';
import { readPrivateSettings } from '../../platform/settings.ts';
import { changeInvoice, readInvoice } from './store.ts';

/** Advances of this client that the invoice is to be reduced by. */
export async function advancesFor(
  deps: Deps,
  invoice: Pick<Invoice, 'clientId' | 'projectId' | 'quoteId' | 'stage' | 'advance'>,
  unit?: UnitOfWork,
): Promise<Stored<Invoice>[]> {
  const query = runnableQuery(deps.db, invoiceQueries.openAdvancesOfClient, [invoice.clientId, true]);
  const { docs } = await (unit ? unit.find(query) : query.get());
  return parseAll(invoiceSchema, docs).filter((advance) => isDeductedFrom(advance, invoice));
}

/** An invoice's deductions and totals as they are when it is issued with these advances; at its rates on its tax point. */
export function reduced(
  invoice: Invoice,
  advances: readonly OpenAdvance[],
  { history, today }: { readonly history: VatHistory; readonly today: CivilDate },
): Pick<Invoice, 'totals'> & Partial<Pick<Invoice, 'deductions'>> {
  const { lines, discount, vatRegistered, plannedVat, taxPoint } = invoice;
  const { totals } = calculateTotals(lines, discount, vatRegistered, plannedVat);
  const deductions = deductAdvances(totals, advances, (rate) => rateOn(history, rate, taxPoint ?? today));
  if (deductions.length === 0) return { totals: invoice.totals };
  return { totals: v.parse(totalsSchema, lessDeductions(totals, deductions)), deductions };
}

/** A draft as it would be if it were issued now: with its deductions. */
export async function asIssuedNow<T extends Invoice>(deps: Deps, draft: T): Promise<T> {
  const [advances, history] = await Promise.all([advancesFor(deps, draft), readPrivateSettings(deps)]);
  return { ...draft, ...reduced(draft, advances, { history, today: londonDate(deps.clock()) }) };
}

/** Notes on advances that were read in this commit what was deducted of them. */
export function keepDeductions(
  deps: Deps,
  unit: UnitOfWork,
  deductions: readonly Deduction[],
  advances: readonly Stored<Invoice>[],
  actor: string,
): void {
  for (const deduction of deductions) {
    const invoice = advances.find(({ id }) => id === deduction.invoiceId);
    const advance = invoice && afterDeduction(invoice, deduction);
    if (invoice && advance) {
      changeInvoice(deps, unit, { invoice, change: { advance }, actor, action: 'issueInvoice' });
    }
  }
}

/** Gives back what an invoice that is credited in full had been reduced by: the next one takes it. */
export async function returnDeductions(
  deps: Deps,
  unit: UnitOfWork,
  deductions: readonly Deduction[],
  actor: string,
): Promise<void> {
  for (const deduction of deductions) {
    const invoice = await readInvoice(deps, deduction.invoiceId, unit);
    const advance = afterDeduction(invoice, deduction, -1);
    if (advance) changeInvoice(deps, unit, { invoice, change: { advance }, actor, action: 'creditInvoice' });
  }
}
