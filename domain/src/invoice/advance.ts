import type { VatLine } from '../quote/totals.ts';
import { formatMoney } from '../shared/format.ts';
import { divideHalfUp } from '../shared/share.ts';
import type { VatTreatment } from '../vat/treatment.ts';
import type { Invoice } from './schema.ts';

/** What money in advance is for. */
type Owner = Pick<Invoice, 'quoteId' | 'projectId'>;

/**
 * Does this money come off that invoice? Of a quote it comes off the stages of it alone; of a project without one off
 * all its invoices; what is for neither comes off whatever the client is billed next. None comes off another advance.
 */
export function isDeductedFrom(advance: Owner, invoice: Owner & Pick<Invoice, 'stage' | 'advance'>): boolean {
  if (invoice.advance !== undefined) return false;
  if (advance.quoteId !== null) return invoice.stage !== null && invoice.quoteId === advance.quoteId;
  return advance.projectId === null || invoice.projectId === advance.projectId;
}

/** The same in words for staff. */
export function comesOffWords({ quoteId, projectId }: Owner): string {
  if (quoteId !== null)
    return `It comes off the next stage of this ${projectId === null ? 'quote' : 'project'}.`;
  return projectId === null
    ? 'It comes off the client’s next invoice.'
    : 'It comes off the next invoice for this project.';
}

/** Why an invoice can't be issued before the money that came first has been invoiced. */
export function advanceObstacle(advances: readonly Invoice[]): string | null {
  const draft = advances.find(({ status }) => status === 'draft');
  if (draft === undefined) return null;
  return `${formatMoney(draft.totals.total)} was paid in advance and hasn’t been invoiced yet. Issue that invoice first: the amount then comes off this one.`;
}

/**
 * A sum that includes its VAT, taken apart: VAT is the VAT fraction of it (VAT Notice 700, 17.5), rounded half up to the
 * penny. Some sums are the total of no net, so this VAT can be a penny off rate × net, and has to be kept with it.
 */
export function apart(total: number, treatment: VatTreatment): VatLine {
  const rate = treatment === 'outsideScope' ? 0 : treatment;
  const vat = divideHalfUp(BigInt(total) * BigInt(rate), BigInt(10_000 + rate));
  return { rate, net: total - vat, vat };
}
