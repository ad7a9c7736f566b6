import type { Invoice } from '@agency/domain/invoice/schema';
import type { Project } from '@agency/domain/project/schema';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { answerObstacle } from '@agency/domain/quote/status';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { isToPay } from '../shared/to-pay.ts';

type AnyQuote = Stored<Pick<QuoteHead, 'validUntil' | 'status' | 'beingRevised'>>;
type AnyProject = Stored<Pick<Project, 'status' | 'waiting'>>;
type AnyInvoice = Stored<Pick<Invoice, 'dueOn' | 'disputed' | 'paymentReported'>>;

interface Dated {
  readonly key: string;
  /** The day by which it is wanted. */
  readonly on: CivilDate | null;
}

/** One thing that waits for the client. */
export type NeededItem<Q = Stored<QuoteHead>, P = Stored<Project>, I = Stored<Invoice>> = Dated &
  (
    | { readonly kind: 'quote'; readonly quote: Q }
    | { readonly kind: 'approval'; readonly project: P; readonly step: Project['waiting'][number] }
    | { readonly kind: 'invoice'; readonly invoice: I }
  );

interface Found<Q, P, I> {
  readonly quotes: readonly Q[];
  readonly projects: readonly P[];
  readonly invoices: readonly I[];
}

function quoteItem<Q extends AnyQuote>(quote: Q) {
  return { kind: 'quote', key: `quote-${quote.id}`, on: quote.validUntil, quote } as const;
}

/** A request without a last day stands where it was made. */
function approvalItems<P extends AnyProject>(project: P) {
  return project.waiting.map((step) => {
    const key = `step-${project.id}-${step.milestoneId}`;
    return { kind: 'approval', key, on: step.answerBy ?? londonDate(step.askedAt), project, step } as const;
  });
}

function invoiceItem<I extends AnyInvoice>(invoice: I) {
  return { kind: 'invoice', key: `invoice-${invoice.id}`, on: invoice.dueOn, invoice } as const;
}

const last: CivilDate = '9999-12-31';

/** Quotes to answer, steps to approve and invoices to pay in one list, in the order of their days. */
export function neededNow<Q extends AnyQuote, P extends AnyProject, I extends AnyInvoice>(
  { quotes, projects, invoices }: Found<Q, P, I>,
  now: Date,
): NeededItem<Q, P, I>[] {
  const today = londonDate(now);
  const items = [
    ...quotes.filter((quote) => answerObstacle(quote, now) === null).map(quoteItem),
    ...projects.filter(({ status }) => status !== 'cancelled').flatMap(approvalItems),
    ...invoices.filter((invoice) => isToPay(invoice, today)).map(invoiceItem),
  ];
  return items.toSorted((a, b) => (a.on ?? last).localeCompare(b.on ?? last));
}
