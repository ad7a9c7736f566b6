import { balanceOf } from '@agency/domain/invoice/balance';
import type { Invoice, Payment } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef } from '../../platform/firestore.ts';
import { addCredit, type CreditAccount } from './credit.ts';

/** The id of the payment by which issuing an invoice used credit. */
export const creditAtIssueId = 'credit-at-issue';

type NewPayment = Pick<Payment, 'amount' | 'method' | 'receivedOn' | 'reference'> &
  Partial<Pick<Payment, 'receiptId' | 'reason'>> & { readonly paymentId: string };

/** Writes a payment of an invoice, given as it is after it. */
export function addPayment(
  deps: Deps,
  unit: UnitOfWork,
  after: Stored<Invoice>,
  recordedBy: string,
  { paymentId, ...payment }: NewPayment,
): void {
  unit.create(documentRef(deps.db, 'invoicePayments', after.id, paymentId), {
    ...payment,
    credited: 0,
    balance: balanceOf(after),
    recordedBy,
    createdAt: deps.clock(),
  } satisfies Payment);
}

interface Spending {
  readonly paymentId: string;
  readonly amount: number;
  readonly credit: CreditAccount;
  readonly clientId: string;
}

/** Uses credit for an invoice, given as it is after that; returns the credit that is left. */
export function spendCredit(
  deps: Deps,
  unit: UnitOfWork,
  after: Stored<Invoice>,
  by: string,
  { paymentId, amount, credit, clientId }: Spending,
): number {
  const receivedOn = londonDate(deps.clock());
  addPayment(deps, unit, after, by, { paymentId, amount, method: 'credit', receivedOn, reference: '' });
  return addCredit(deps, unit, clientId, credit, {
    amount: -amount,
    reason: `Used for invoice ${after.number ?? after.id}`,
    invoiceId: after.id,
    createdBy: by,
  });
}
