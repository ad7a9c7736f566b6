import { client as clientSchema } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { nextSends, remindableDueDates } from '@agency/domain/invoice/reminders';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everyPage, parseReadable } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';

/** So many open invoices are read at most, those that have been due longest first. */
const mostRead = 500;
const mostSends = 10;

/** The next mails by rules that are only typed so far. */
export const previewReminders: OperationHandler<'previewReminders'> = async (deps, { offsets }) => {
  const today = londonDate(deps.clock());
  const dueDates = remindableDueDates(offsets, today);
  if (dueDates === null) return { sends: [], isCut: false };
  const { open, isCut } = await readOpen(deps, dueDates.from);
  const planned = nextSends(open, offsets, today, mostSends);
  const names = await clientNames(deps, new Set(planned.map(({ clientId }) => clientId)));
  const numbers = new Map(open.map(({ id, number }) => [id, number ?? '']));
  const sends = planned.map(({ on, clientId, invoiceIds }) => ({
    on,
    clientId,
    clientName: names.get(clientId) ?? '',
    invoices: invoiceIds.map((id) => ({ id, number: numbers.get(id) ?? '' })),
  }));
  return { sends, isCut };
};

async function readOpen(deps: Deps, from: string): Promise<{ open: Stored<Invoice>[]; isCut: boolean }> {
  const open: Stored<Invoice>[] = [];
  const values = [['issued', 'partPaid'], from, '9999-12-31'];
  for await (const page of everyPage(deps.db, invoiceQueries.invoicesOpenDueBetween, values)) {
    if (open.length >= mostRead) return { open, isCut: true };
    open.push(...parseReadable(deps, invoiceSchema, page));
  }
  return { open, isCut: false };
}

async function clientNames(deps: Deps, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const refs = [...ids].map((id) => documentRef(deps.db, 'clients', id));
  const found = refs.length === 0 ? [] : await deps.db.getAll(...refs);
  return new Map(parseReadable(deps, clientSchema, found).map(({ id, name }) => [id, name]));
}
