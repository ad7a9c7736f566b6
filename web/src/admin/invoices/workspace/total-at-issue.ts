import { isDeductedFrom } from '@agency/domain/invoice/advance';
import { deductAdvances, lessDeductions } from '@agency/domain/invoice/deductions';
import type { Deduction, Invoice } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { rateOn } from '@agency/domain/vat/history';
import { useBusiness, useOpenAdvances } from '../queries.ts';

interface AtIssue {
  /** What comes off it, also where it has to be invoiced first. */
  readonly advances: readonly Stored<Invoice>[];
  readonly deductions: Deduction[];
  /** What they take off, in pence. */
  readonly deducted: number;
  readonly total: number;
}

/** The total once what was invoiced in advance comes off it. */
export function useTotalAtIssue(invoice: Stored<Invoice>): AtIssue {
  const advances = useOpenAdvances(invoice.clientId).flatMap((found) => (isUnreadable(found) ? [] : [found]));
  const business = useBusiness();
  const { totals, taxPoint } = invoice;
  const own = advances.filter((advance) => isDeductedFrom(advance, invoice));
  const day = taxPoint ?? londonDate(new Date());
  const deductions = deductAdvances(totals, own, (rate) => rateOn(business, rate, day));
  const { total } = lessDeductions(totals, deductions);
  return { advances: own, deductions, deducted: totals.total - total, total };
}
