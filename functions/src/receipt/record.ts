import type { Client, ClientCredit } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import { owedOf, withMoney } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { OperationOutput } from '@agency/domain/operations/operations';
import type { ReceiptInput } from '@agency/domain/receipt/input';
import type { Receipt } from '@agency/domain/receipt/schema';
import { notRight } from '@agency/domain/shared/errors';
import { formatMoney } from '@agency/domain/shared/format';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { moneyReceivedNotice, paymentMails } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { type Account, openAccount } from '../records/client/account.ts';
import { readClient } from '../records/client/store.ts';
import { addCredit, readCredit } from '../records/invoice/credit.ts';
import { owedByClient } from '../records/invoice/open-of-client.ts';
import { addPayment } from '../records/invoice/payments.ts';
import { changeInvoice, readInvoice, writeActivity } from '../records/invoice/store.ts';
import { movingMoney } from '../records/metrics/refresh.ts';
import { receiptRef, refuseDay } from '../records/receipt/store.ts';
import { advanceDraft } from './advance-draft.ts';
import { findRecorded } from './already.ts';

type Answer = OperationOutput<'recordReceipt'>;

/**
 * Records money received, in one commit: the receipt, its payments and the state of each invoice, any rest as credit or
 * as a draft for money in advance, the client's account, activities and the emails to both sides.
 */
export const recordReceipt: OperationHandler<'recordReceipt'> = (deps, input, { person }) =>
  movingMoney(
    deps,
    input.receivedOn,
    commit(deps, async (unit): Promise<Answer> => {
      // Read first: what another commit records from here on is found by the query below, or meets this one at the account.
      const credit = await readCredit(deps, unit, input.clientId);
      const account = await openAccount(deps, unit, input.clientId, credit);
      const recorded = await findRecorded(deps, unit, { ...input, kind: 'receipt' });
      if (recorded !== null) {
        const { id: receiptId, advanceInvoiceId } = recorded;
        const { balance } = await readCredit(deps, unit, input.clientId);
        return { receiptId, advanceInvoiceId, credit: balance, alreadyRecorded: true };
      }
      await refuseDay(deps, unit, 'receivedOn', input.receivedOn);
      const client = await readClient(deps, input.clientId, unit);
      const paid = await readPaid(deps, unit, input);
      for (const part of paid) payInvoice(deps, unit, { ...part, input, person, account });
      const rest = input.amount - paid.reduce((sum, { amount }) => sum + amount, 0);
      const advance =
        rest > 0 && input.rest.kind === 'advance'
          ? await advanceDraft(deps, unit, { input, rest: input.rest, amount: rest, client, person })
          : null;
      const credited = advance === null ? rest : 0;
      const receipt = receiptOf(deps, input, { paid, credited, advanceInvoiceId: advance, person });
      const ref = receiptRef(deps, input.receiptId);
      unit.create(ref, receipt);
      audit(deps, unit, { actor: person.uid, action: 'recordReceipt', ref, before: null, after: receipt });
      const balance = await addCreditOf(deps, unit, { input, credited, credit, person });
      account.add({
        kind: 'receipt',
        on: input.receivedOn,
        amount: -input.amount,
        reference: input.reference,
        receiptId: input.receiptId,
        allocations: receipt.allocations,
        createdBy: person.uid,
      });
      await queueReceiptMails(deps, unit, input, client);
      return {
        receiptId: input.receiptId,
        credit: balance,
        advanceInvoiceId: advance,
        alreadyRecorded: false,
      };
    }),
  );

async function queueReceiptMails(deps: Deps, unit: UnitOfWork, input: ReceiptInput, client: Client) {
  const { receiptId, allocations } = input;
  const now = deps.clock();
  if (allocations.length === 0) {
    queueMails(deps, unit, [moneyReceivedNotice(receiptId, client, now)]);
    return;
  }
  const { notificationEmails } = await readPrivateSettings(deps, unit);
  queueMails(deps, unit, paymentMails({ receiptId }, client, notificationEmails, now));
}

interface Part {
  readonly invoice: Stored<Invoice>;
  readonly amount: number;
}

/** @throws AppError where an invoice is another client's, takes no money, or less than this. */
async function readPaid(deps: Deps, unit: UnitOfWork, input: ReceiptInput): Promise<Part[]> {
  const parts: Part[] = [];
  let left = input.amount;
  for (const [index, { invoiceId, amount }] of input.allocations.entries()) {
    const path = `allocations.${index}.amount`;
    if (input.allocations.some((other, before) => before < index && other.invoiceId === invoiceId)) {
      throw notRight([{ path, message: 'This invoice is in the list twice' }]);
    }
    const invoice = await readInvoice(deps, invoiceId, unit);
    if (invoice.clientId !== input.clientId) {
      throw notRight([{ path, message: 'This invoice belongs to another client' }]);
    }
    assertNoObstacle(invoiceActions(invoice).recordReceipt);
    const owed = owedOf(invoice);
    if (amount > owed) {
      throw notRight([{ path, message: `Only ${formatMoney(owed)} is still to pay on ${invoice.number}` }]);
    }
    left -= amount;
    if (left < 0) throw notRight([{ path, message: 'The parts come to more than the amount received' }]);
    parts.push({ invoice, amount });
  }
  return parts;
}

interface Paying extends Part {
  readonly input: ReceiptInput;
  readonly person: Person;
  readonly account: Account;
}

/** The account has nothing of a debt that was given up, until money comes for it. */
function payInvoice(deps: Deps, unit: UnitOfWork, { invoice, amount, input, person, account }: Paying): void {
  const { receiptId, method, receivedOn, reference } = input;
  const change = { ...withMoney(invoice, amount), paymentReported: null };
  const after = { ...invoice, ...change };
  invariant(after.paidAmount <= after.totals.total, 'nothing is paid above the total');
  changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'recordReceipt' });
  const payment = { paymentId: receiptId, receiptId, amount, method, receivedOn, reference };
  addPayment(deps, unit, after, person.uid, payment);
  writeActivity(deps, unit, {
    projectId: invoice.projectId,
    id: `payment-${invoice.id}-${receiptId}`,
    kind: 'paymentReceived',
    subject: `${formatMoney(amount)} for ${invoice.number ?? invoice.title}`,
    actorName: person.name,
  });
  if (invoice.status !== 'writtenOff') return;
  account.add({
    kind: 'writeOffUndone',
    on: receivedOn,
    amount: owedOf(invoice),
    reference: invoice.number ?? invoice.id,
    invoiceId: invoice.id,
    createdBy: person.uid,
  });
}

interface Made {
  readonly paid: readonly Part[];
  readonly credited: number;
  readonly advanceInvoiceId: string | null;
  readonly person: Person;
}

function receiptOf(
  deps: Deps,
  input: ReceiptInput,
  { paid, credited, advanceInvoiceId, person }: Made,
): Receipt {
  const { clientId, amount, method, receivedOn, reference } = input;
  const now = deps.clock();
  return {
    kind: 'receipt',
    clientId,
    amount,
    method,
    receivedOn,
    reference,
    allocations: paid.map(({ invoice, amount: part }) => ({
      invoiceId: invoice.id,
      invoiceNumber: invoice.number ?? '',
      amount: part,
    })),
    credited,
    advanceInvoiceId,
    reversed: null,
    recordedBy: person.uid,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}

interface Crediting {
  readonly input: ReceiptInput;
  readonly credited: number;
  readonly credit: Awaited<ReturnType<typeof readCredit>>;
  readonly person: Person;
}

/** Returns the client's credit after it. */
async function addCreditOf(
  deps: Deps,
  unit: UnitOfWork,
  { input, credited, credit, person }: Crediting,
): Promise<number> {
  if (credited === 0) return credit.balance;
  const put = input.allocations.reduce((sum, { amount }) => sum + amount, 0);
  // As it was before this receipt.
  const owed = await owedByClient(deps, input.clientId, unit);
  return addCredit(deps, unit, input.clientId, credit, {
    amount: credited,
    ...originOf(input.allocations, owed - put),
    createdBy: person.uid,
  });
}

/** Why it is credit: it is too much only where nothing is owed any more, and of an invoice only where it was for one. */
function originOf(
  [first, ...others]: ReceiptInput['allocations'],
  stillOwed: number,
): Pick<ClientCredit, 'reason' | 'invoiceId'> {
  if (stillOwed > 0) return { reason: 'Not matched to an invoice', invoiceId: null };
  if (first === undefined) return { reason: 'Paid before it was due', invoiceId: null };
  const invoiceId = others.length === 0 ? first.invoiceId : null;
  return { reason: 'Paid above what was due', invoiceId };
}
