import { balanceOf, isOpenInvoice, withMoney } from '@agency/domain/invoice/balance';
import { payment as paymentSchema } from '@agency/domain/invoice/schema';
import { AppError } from '@agency/domain/shared/errors';
import { paymentMails } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readClient } from '../records/client/store.ts';
import { readCredit } from '../records/invoice/credit.ts';
import { spendCredit } from '../records/invoice/payments.ts';
import { changeInvoice, inInvoice, readInvoice } from '../records/invoice/store.ts';

/** Pays an open invoice from the client's credit, as far as it goes; both sides are told. */
export const useCredit: OperationHandler<'useCredit'> = (deps, { invoiceId, useId }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    const ref = documentRef(deps.db, 'invoicePayments', invoiceId, useId);
    const before = await findDocument(paymentSchema, ref, unit);
    // Read after it, because that commit may have landed since the invoice was read.
    const credit = await readCredit(deps, unit, invoice.clientId);
    if (before !== null) {
      const balance = balanceOf(await readInvoice(deps, invoiceId, unit));
      return { used: before.amount, balance, credit: credit.balance };
    }
    if (!isOpenInvoice(invoice)) {
      throw new AppError('failed-precondition', 'There is nothing to pay on this invoice.');
    }
    const amount = Math.min(credit.balance, balanceOf(invoice));
    if (amount === 0) throw new AppError('failed-precondition', 'This client has no credit.');
    const change = withMoney(invoice, amount);
    const after = { ...invoice, ...change };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'useCredit' });
    const spending = { paymentId: useId, amount, credit, clientId: invoice.clientId };
    const client = await readClient(deps, invoice.clientId, unit);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const left = spendCredit(deps, unit, after, person.uid, spending);
    const paid = { invoiceId, paymentId: useId };
    queueMails(deps, unit, paymentMails(paid, client, notificationEmails, deps.clock()));
    return { used: amount, balance: balanceOf(after), credit: left };
  });
