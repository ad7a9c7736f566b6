import type { Receipt } from '@agency/domain/receipt/schema';
import { notRight } from '@agency/domain/shared/errors';
import { formatMoney } from '@agency/domain/shared/format';
import { refundPaidNotice } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { openAccount } from '../records/client/account.ts';
import { readClient } from '../records/client/store.ts';
import { addCredit, readCredit } from '../records/invoice/credit.ts';
import { movingMoney } from '../records/metrics/refresh.ts';
import { receiptRef, refuseDay } from '../records/receipt/store.ts';
import { findRecorded } from './already.ts';

/** Pays a client's credit out. It is recorded like a receipt, as money that went the other way. */
export const recordRefund: OperationHandler<'recordRefund'> = (deps, input, { person }) =>
  movingMoney(
    deps,
    input.receivedOn,
    commit(deps, async (unit) => {
      const { receiptId, clientId, amount, method, receivedOn, reference } = input;
      // Read first: what another commit records from here on is found by the query below, or meets this one at the account.
      const credit = await readCredit(deps, unit, clientId);
      const account = await openAccount(deps, unit, clientId, credit);
      const recorded = await findRecorded(deps, unit, { ...input, kind: 'refund' });
      if (recorded !== null) {
        const { balance } = await readCredit(deps, unit, clientId);
        return { receiptId: recorded.id, credit: balance, alreadyRecorded: true };
      }
      await refuseDay(deps, unit, 'receivedOn', receivedOn);
      const client = await readClient(deps, clientId, unit);
      if (amount > credit.balance) {
        throw notRight([
          { path: 'amount', message: `You can refund at most ${formatMoney(credit.balance)} of credit` },
        ]);
      }
      const now = deps.clock();
      const refund: Receipt = {
        kind: 'refund',
        clientId,
        amount,
        method,
        receivedOn,
        reference,
        allocations: [],
        credited: 0,
        advanceInvoiceId: null,
        reversed: null,
        recordedBy: person.uid,
        createdAt: now,
        updatedAt: now,
        updatedBy: 'system',
      };
      const ref = receiptRef(deps, receiptId);
      unit.create(ref, refund);
      audit(deps, unit, { actor: person.uid, action: 'recordRefund', ref, before: null, after: refund });
      const entry = { amount: -amount, reason: 'Paid out', invoiceId: null, createdBy: person.uid };
      const left = addCredit(deps, unit, clientId, credit, entry);
      account.add({ kind: 'refund', on: receivedOn, amount, reference, receiptId, createdBy: person.uid });
      queueMails(deps, unit, [refundPaidNotice(receiptId, client, now)]);
      return { receiptId, credit: left, alreadyRecorded: false };
    }),
  );
