import { owedOf, withMoney } from '@agency/domain/invoice/balance';
import { deductedTotals } from '@agency/domain/invoice/deductions';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { Receipt } from '@agency/domain/receipt/schema';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { receiptReversedNotice } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { type Account, openAccount } from '../records/client/account.ts';
import { readClient } from '../records/client/store.ts';
import { addCredit, readCredit } from '../records/invoice/credit.ts';
import { addPayment } from '../records/invoice/payments.ts';
import { changeInvoice, readInvoice } from '../records/invoice/store.ts';
import { movingMoney } from '../records/metrics/refresh.ts';
import { readReceipt, receiptRef, refuseDay } from '../records/receipt/store.ts';

const action = 'reverseReceipt';

interface Reversal {
  readonly on: string;
  readonly reason: string;
  readonly by: string;
}

/**
 * Takes a wrong receipt back: what it paid is owed again, and what became credit, at once or by a credit note since, is
 * taken from the client's credit. A refund that was never paid out is credit again. Reversing again returns the first response.
 */
export const reverseReceipt: OperationHandler<typeof action> = (deps, input, { person }) =>
  movingMoney(
    deps,
    input.on,
    commit(deps, async (unit) => {
      const { receiptId, on, reason } = input;
      const receipt = await readReceipt(deps, receiptId, unit);
      const credit = await readCredit(deps, unit, receipt.clientId);
      if (receipt.reversed !== null) return { credit: credit.balance };
      if (on < receipt.receivedOn) {
        throw notRight([{ path: 'on', message: 'The date can’t be before the money was received' }]);
      }
      await refuseDay(deps, unit, 'on', on);
      const client = await readClient(deps, receipt.clientId, unit);
      const account = await openAccount(deps, unit, receipt.clientId, credit);
      const reversal = { on, reason, by: person.uid };
      const isRefund = receipt.kind === 'refund';
      const taken = isRefund ? 0 : await takeOff(deps, unit, { receipt, reversal, account });
      const fromCredit = isRefund ? -receipt.amount : receipt.amount - taken;
      if (fromCredit > credit.balance) throw spent(fromCredit, credit.balance);
      const left =
        fromCredit === 0
          ? credit.balance
          : addCredit(deps, unit, receipt.clientId, credit, {
              amount: -fromCredit,
              reason: isRefund ? 'A refund was reversed' : 'A receipt was reversed',
              invoiceId: null,
              createdBy: person.uid,
            });
      writeReversed(deps, unit, receipt, reversal);
      account.add({
        kind: 'reversal',
        on,
        amount: isRefund ? -receipt.amount : receipt.amount,
        reference: receipt.reference,
        receiptId,
        allocations: receipt.allocations,
        createdBy: person.uid,
      });
      queueMails(deps, unit, [receiptReversedNotice(receiptId, client, deps.clock())]);
      return { credit: left };
    }),
  );

function spent(wanted: number, left: number): AppError {
  return new AppError(
    'failed-precondition',
    `${formatMoney(wanted)} of this receipt became credit, and only ${formatMoney(left)} of it is left. You can’t reverse what has been used or paid out.`,
  );
}

function writeReversed(deps: Deps, unit: UnitOfWork, receipt: Stored<Receipt>, reversal: Reversal): void {
  const ref = receiptRef(deps, receipt.id);
  const before = withoutId(receipt);
  const now = deps.clock();
  const after: Receipt = { ...before, reversed: { ...reversal, at: now }, updatedAt: now };
  unit.set(ref, after);
  audit(deps, unit, { actor: reversal.by, action, ref, before, after });
}

interface TakingOff {
  readonly receipt: Stored<Receipt>;
  readonly reversal: Reversal;
  readonly account: Account;
}

/** Takes the receipt off its invoices, as far as it still stands there; returns how much that was. */
async function takeOff(
  deps: Deps,
  unit: UnitOfWork,
  { receipt, reversal, account }: TakingOff,
): Promise<number> {
  let taken = 0;
  for (const { invoiceId, amount } of await partsOf(deps, unit, receipt)) {
    const invoice = await readInvoice(deps, invoiceId, unit);
    const part = Math.min(amount, invoice.paidAmount);
    if (part === 0) continue;
    taken += part;
    const change = withMoney(invoice, -part);
    const after = { ...invoice, ...change };
    changeInvoice(deps, unit, { invoice, change, actor: reversal.by, action });
    addPayment(deps, unit, after, reversal.by, {
      paymentId: `${receipt.id}-reversed`,
      amount: -part,
      method: receipt.method,
      receivedOn: reversal.on,
      reference: receipt.reference,
      receiptId: receipt.id,
      reason: reversal.reason,
    });
    writeOffAgain(account, invoice, after, reversal);
  }
  return taken;
}

/** The account has nothing of a debt that was given up, so what is owed on it again is given up too. */
function writeOffAgain(
  account: Account,
  before: Invoice,
  after: Stored<Invoice>,
  { on, by }: Reversal,
): void {
  if (after.status !== 'writtenOff') return;
  const known = before.status === 'writtenOff' ? owedOf(before) : 0;
  account.add({
    kind: 'writeOff',
    on,
    amount: known - owedOf(after),
    reference: after.number ?? '',
    invoiceId: after.id,
    createdBy: by,
  });
}

/**
 * What the receipt stands against: its own parts, and the invoice for what came in advance, which must have been issued
 * and not have reduced another one.
 */
async function partsOf(deps: Deps, unit: UnitOfWork, receipt: Stored<Receipt>) {
  const { allocations, advanceInvoiceId, amount, credited } = receipt;
  if (advanceInvoiceId === null) return allocations;
  const advance = await readInvoice(deps, advanceInvoiceId, unit);
  if (advance.status === 'draft') {
    throw new AppError(
      'failed-precondition',
      'A draft invoice for this money is open. Discard it first: the money then becomes credit.',
    );
  }
  if (deductedTotals(advance) !== null) {
    throw new AppError(
      'failed-precondition',
      `A later invoice has been reduced by ${advance.number}. Credit that one in full first.`,
    );
  }
  const rest = amount - credited - allocations.reduce((sum, part) => sum + part.amount, 0);
  return [...allocations, { invoiceId: advanceInvoiceId, amount: rest }];
}
