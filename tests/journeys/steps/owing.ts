import { addDays, londonDate } from '@agency/domain/shared/dates';
import { admin, unique } from '../../support/suite.ts';
import { makeAccount, makeClient, newPerson } from './account.ts';

const today = londonDate(new Date());

export interface Owed {
  readonly id: string;
  readonly number: string;
}

/** An invoice over £1,674.80 that is due in five days: the sample's, for another client and with a number of its own. */
export async function owe(clientId: string, changes: Record<string, unknown> = {}): Promise<Owed> {
  const { db } = admin();
  const sample = (await db.doc('invoices/sample-studio-due').get()).data();
  const id = unique('invoice');
  const number = `T-${id.slice(-12)}`;
  await db.doc(`invoices/${id}`).set({
    ...sample,
    number,
    clientId,
    title: 'Order-ahead website',
    memberUids: [],
    membersVersion: 0,
    totals: {
      subtotal: 139_567,
      discount: 0,
      net: 139_567,
      vatByRate: [{ rate: 2000, net: 139_567, vat: 27_913 }],
      vat: 27_913,
      total: 167_480,
    },
    issuedOn: addDays(today, -9),
    taxPoint: addDays(today, -9),
    dueOn: addDays(today, 5),
    ...changes,
  });
  return { id, number };
}

/** A person whose company owes one invoice. */
export async function makeOwing(name: string, changes: Record<string, unknown> = {}) {
  const person = newPerson(name);
  const own = await makeClient(person);
  await makeAccount(person);
  return { person, own, invoice: await owe(own.id, changes) };
}
