import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import { applyPayment, balanceOf, type PaymentOutcome } from '@agency/domain/invoice/balance';
import type { PaymentInput } from '@agency/domain/invoice/draft';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, type Payment, payment as paymentSchema } from '@agency/domain/invoice/schema';
import type { OperationOutput } from '@agency/domain/operations/operations';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paymentMails } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { Person } from '../platform/auth.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, parseAll, runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readClient } from '../records/client/store.ts';
import { addCredit, type CreditAccount, readCredit } from '../records/invoice/credit.ts';
import { changeInvoice, inInvoice, readInvoice, writeActivity } from '../records/invoice/store.ts';

type Answer = OperationOutput<'recordPayment'>;

interface Recording {
  readonly invoice: Stored<Invoice>;
  readonly payment: PaymentInput;
  readonly client: Stored<Client>;
  readonly outcome: PaymentOutcome;
  readonly person: Person;
}

/**
 * Records money received, in one commit: the payment, the invoice's new state, the client's credit, an activity of the
 * project and the mails to both sides.
 */
export const recordPayment: OperationHandler<'recordPayment'> = (deps, { invoiceId, payment }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice): Promise<Answer> => {
    const account = await readCredit(deps, unit, invoice.clientId);
    if (await isRecorded(deps, unit, invoiceId, payment)) {
      // Read again, because that commit may have landed between the reads of the invoice and of its payments.
      const now = await readInvoice(deps, invoiceId, unit);
      const { balance: credit } = await readCredit(deps, unit, invoice.clientId);
      return { status: now.status, balance: balanceOf(now), credit, alreadyRecorded: true };
    }
    assertNoObstacle(invoiceActions(invoice).recordPayment);
    refuseImpossibleDay(deps, payment);
    if (payment.method === 'credit') assertNoObstacle(creditObstacle(invoice, payment, account));
    const outcome = applyPayment(invoice, payment.amount);
    const client = await readClient(deps, invoice.clientId, unit);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const recording = { invoice, payment, client, outcome, person };
    const credit = writePayment(deps, unit, recording, account);
    const { paymentId } = payment;
    const ids = { invoiceId, paymentId };
    queueMails(deps, unit, paymentMails(ids, client.billingEmail, notificationEmails, deps.clock()));
    const after = { ...invoice, status: outcome.status, paidAmount: outcome.paidAmount };
    return { status: outcome.status, balance: balanceOf(after), credit, alreadyRecorded: false };
  });

/**
 * Was this payment recorded before: under the same id, or with identical details under another one, as when two tabs or
 * two people record the same bank transfer?
 * @throws AppError `already-exists` when its id belongs to another payment.
 */
async function isRecorded(
  deps: Deps,
  unit: UnitOfWork,
  invoiceId: string,
  payment: PaymentInput,
): Promise<boolean> {
  const ref = documentRef(deps.db, 'invoicePayments', invoiceId, payment.paymentId);
  const sameId = await findDocument(paymentSchema, ref, unit);
  if (sameId !== null) {
    if (isAlike(sameId, payment)) return true;
    throw new AppError(
      'already-exists',
      'A different payment was recorded with this id. Enter this one again.',
    );
  }
  const query = runnableQuery(deps.db, invoiceQueries.paymentsOfAmount, [payment.amount], [invoiceId]);
  const { docs } = await unit.find(query);
  return parseAll(paymentSchema, docs).some((found) => isAlike(found, payment));
}

function isAlike(recorded: Payment, { amount, method, receivedOn, reference }: PaymentInput): boolean {
  return (
    recorded.amount === amount &&
    recorded.method === method &&
    recorded.receivedOn === receivedOn &&
    recorded.reference === reference
  );
}

/** A mistyped year is more likely than a payment from ten years ago. */
const maxDaysBefore = 10 * 366;

function refuseImpossibleDay(deps: Deps, { receivedOn }: PaymentInput): void {
  const today = londonDate(deps.clock());
  const isTooOld = receivedOn < addDays(today, -maxDaysBefore);
  if (receivedOn <= today && !isTooOld) return;
  throw notRight([
    {
      path: 'payment.receivedOn',
      message: isTooOld ? 'Enter a date in the last ten years' : 'The date can’t be in the future',
    },
  ]);
}

/** Why credit can't pay this much. */
function creditObstacle(invoice: Invoice, { amount }: PaymentInput, account: CreditAccount): string | null {
  const balance = balanceOf(invoice);
  if (amount > account.balance) return `The client’s credit is ${formatMoney(account.balance)}.`;
  return amount > balance ? `Only ${formatMoney(balance)} is still to pay.` : null;
}

/** Returns the client's credit after it. */
function writePayment(deps: Deps, unit: UnitOfWork, recording: Recording, account: CreditAccount): number {
  const { invoice, payment, outcome, person } = recording;
  const { paymentId, ...entered } = payment;
  const { credited, ...change } = outcome;
  unit.create(documentRef(deps.db, 'invoicePayments', invoice.id, paymentId), {
    ...entered,
    credited,
    balance: balanceOf({ ...invoice, ...change }),
    recordedBy: person.uid,
    createdAt: deps.clock(),
  } satisfies Payment);
  changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'recordPayment' });
  writeActivity(deps, unit, {
    projectId: invoice.projectId,
    id: `payment-${invoice.id}-${paymentId}`,
    kind: 'paymentReceived',
    subject: `${formatMoney(payment.amount)} for ${invoice.number ?? invoice.title}`,
    actorName: person.name,
  });
  return writeCredit(deps, unit, recording, account);
}

function writeCredit(
  deps: Deps,
  unit: UnitOfWork,
  { invoice, payment, outcome, person }: Recording,
  account: CreditAccount,
): number {
  const isUsed = payment.method === 'credit';
  const amount = isUsed ? -payment.amount : outcome.credited;
  if (amount === 0) return account.balance;
  const of = invoice.number ?? invoice.id;
  const reason = isUsed ? `Used for invoice ${of}` : `Overpaid on invoice ${of}`;
  const entry = { amount, reason, invoiceId: invoice.id, createdBy: person.uid };
  return addCredit(deps, unit, invoice.clientId, account, entry);
}
