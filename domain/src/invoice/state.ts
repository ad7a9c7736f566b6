import type { CivilDate } from '../shared/fields.ts';
import { invariant } from '../shared/invariant.ts';
import type { Stored } from '../shared/parse.ts';
import type { Invoice } from './schema.ts';
import { type Standing, standingForClient } from './words.ts';

/** An invoice as a list shows it to its client: what it is for, what it comes to and how it stands. */
export interface InvoiceState {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly issuedOn: CivilDate;
  /** Pence; negative for a credit note. */
  readonly amount: number;
  readonly standing: Standing;
}

export function invoiceState(invoice: Stored<Invoice>, today: CivilDate): InvoiceState {
  const { id, number, title, issuedOn, kind, totals } = invoice;
  invariant(number !== null && issuedOn !== null, 'clients see what was issued');
  const amount = kind === 'creditNote' ? -totals.total : totals.total;
  return { id, number, title, issuedOn, amount, standing: standingForClient(invoice, today) };
}
