import { isDeepStrictEqual } from 'node:util';
import { takesMoney } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { accountWords, appliedBankDetails, bankDetailsCopyMs } from '@agency/domain/settings/bank-details';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';
import { changePrivateSettings } from './change-settings.ts';

const takesMoneyIn = ['issued', 'partPaid', 'writtenOff'];
const action = 'applyBankDetails';

/**
 * Makes bank details that now count the settings', and copies them to every invoice that still takes money. Each invoice
 * is a commit of its own and tells by its fields whether it has been done: a run can be cut off, repeated and raced. A
 * last run that finds nothing to do, a while after the change, ends it.
 */
export async function applyBankDetails(deps: Deps): Promise<{ copied: number }> {
  await apply(deps);
  const business = await readPrivateSettings(deps);
  const { copyBankDetailsSince: since } = business;
  if (since === null) return { copied: 0 };
  let left = 0;
  const copied = await inTurnLogged(
    deps,
    everySnapshot(deps.db, invoiceQueries.invoicesOpenDueBetween, [takesMoneyIn, '0000-01-01', '9999-12-31']),
    async ({ id }) => {
      left += 1;
      const isCopied = await copyTo(deps, id);
      left -= 1;
      return isCopied;
    },
    'Bank details could not be copied to an invoice',
    ({ id }) => ({ invoice: id }),
  );
  if (copied + left === 0 && deps.clock().getTime() - since.getTime() >= bankDetailsCopyMs) {
    await end(deps, since);
  }
  return { copied };
}

function apply(deps: Deps): Promise<void> {
  return commit(deps, async (unit) => {
    const before = await readPrivateSettings(deps, unit);
    const change = appliedBankDetails(before, deps.clock());
    if (!change.bankDetails) return;
    const words = `The bank details are now ${accountWords(change.bankDetails)}.`;
    changePrivateSettings(deps, unit, { before, change, actor: 'system', action, words });
  });
}

/** True when the invoice had others. Its settings are read in the same commit: the newest win. */
function copyTo(deps: Deps, invoiceId: string): Promise<boolean> {
  return inInvoice(deps, invoiceId, async (unit, invoice) => {
    const { bankDetails, bankDetailsSince } = await readPrivateSettings(deps, unit);
    const isSame = isDeepStrictEqual(invoice.bankDetails, bankDetails);
    if (!takesMoney(invoice) || isSame || bankDetailsSince === null) return false;
    const change = { bankDetails, bankDetailsSince };
    changeInvoice(deps, unit, { invoice, change, actor: 'system', action });
    return true;
  });
}

/** Nothing is left to copy, unless they changed again meanwhile. */
function end(deps: Deps, since: Date): Promise<void> {
  return commit(deps, async (unit) => {
    const before = await readPrivateSettings(deps, unit);
    if (before.copyBankDetailsSince?.getTime() !== since.getTime()) return;
    const words = 'Every open invoice shows the new bank details.';
    changePrivateSettings(deps, unit, {
      before,
      change: { copyBankDetailsSince: null },
      actor: 'system',
      action,
      words,
    });
  });
}
