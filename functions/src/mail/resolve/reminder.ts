import { balanceOf } from '@agency/domain/invoice/balance';
import { remindingOf } from '@agency/domain/invoice/reminders';
import type { Invoice } from '@agency/domain/invoice/schema';
import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import { civilDate, id } from '@agency/domain/shared/fields';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import { wasRemindedToday } from '../../mail-queue/sent-reminders.ts';
import {
  type InvoicePaymentReminder,
  mostAlsoDue,
} from '../../mail-render/templates/invoice-payment-reminder.tsx';
import type { Deps } from '../../platform/deps.ts';
import { openInvoicesOf } from '../../records/invoice/open-of-client.ts';
import { type Billed, billedOf, findClient, findInvoice, invoicesLink, numbered } from './of-invoice.ts';
import { idsOf, type Resolver } from './resolution.ts';

const ofClient = v.object({ clientId: id, day: civilDate });
/** As builds queued it that reminded of each invoice by itself. */
const ofInvoice = v.object({ invoiceId: id });

/** To the client, about all that is due when it is sent. */
export const invoicePaymentReminder: Resolver = async (deps, mail) => {
  const asked = await askedFor(deps, idsOf(v.union([ofClient, ofInvoice]), mail));
  if (asked === null) return { calledOff: 'The invoice has been deleted.' };
  const { clientId, day } = asked;
  const client = await findClient(deps, clientId);
  if (client === null || client.archived) return { calledOff: 'The client is archived.' };
  const open = await openInvoicesOf(deps, clientId);
  const today = londonDate(deps.clock());
  const reminding = remindingOf(open, day, today);
  if ('calledOff' in reminding) return reminding;
  if (await wasRemindedToday(deps, clientId, open, day)) {
    return { calledOff: 'An earlier reminder was delayed and went out today.' };
  }
  const billed = await billedOf(deps, clientId, mail);
  if ('calledOff' in billed) return billed;
  return { to: billed.to, data: () => reminderData(deps, reminding.listed, billed, today) };
};

async function askedFor(
  deps: Deps,
  ids: v.InferOutput<typeof ofClient> | v.InferOutput<typeof ofInvoice>,
): Promise<{ readonly clientId: string; readonly day: string } | null> {
  if ('clientId' in ids) return ids;
  const invoice = await findInvoice(deps, ids.invoiceId);
  return invoice && { clientId: invoice.clientId, day: invoice.lastReminder?.on ?? '' };
}

async function reminderData(
  deps: Deps,
  listed: readonly Stored<Invoice>[],
  billed: Billed,
  today: string,
): Promise<InvoicePaymentReminder> {
  const [first, ...others] = listed;
  invariant(first !== undefined, 'a reminder lists something');
  const { clientName, isBusiness } = billed;
  const { number, balance, dueOn } = dueOf(first);
  const more = others.slice(mostAlsoDue).map(dueOf);
  return {
    clientName,
    isBusiness,
    invoiceNumber: number,
    total: first.totals.total,
    balance,
    dueOn,
    // Its wording counts from the day it is sent, which may be later than its rule.
    offset: daysBetween(dueOn, today),
    alsoDue: others.slice(0, mostAlsoDue).map((invoice) => {
      const due = dueOf(invoice);
      return { invoiceNumber: due.number, balance: due.balance, dueOn: due.dueOn };
    }),
    moreDue: { count: more.length, balance: more.reduce((sum, due) => sum + due.balance, 0) },
    ...(await invoicesLink(deps, listed, billed)),
  };
}

function dueOf(invoice: Invoice): { number: string; balance: number; dueOn: string } {
  invariant(invoice.dueOn !== null, 'an issued invoice has a due date');
  return { number: numbered(invoice).number, balance: balanceOf(invoice), dueOn: invoice.dueOn };
}
