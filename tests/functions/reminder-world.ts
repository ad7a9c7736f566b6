import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { sendReminders } from '../../functions/src/invoice/remind.ts';
import { changeSettings, invoiceOf, makeIssued } from './money-world.ts';
import { caller, makeWorld, person, type World } from './world.ts';

export const asMember = { person: person('sam', { name: 'Sam Weald' }), caller };

/** A world with rules 3 days before the due date, on it, and 7 and 14 days after it. */
export async function makeRemindingWorld(name: string): Promise<World> {
  const world = await makeWorld(name);
  await changeSettings(world, { reminderOffsets: [-3, 0, 7, 14] });
  return world;
}

/** Removes what the test before left to remind of. */
export async function forNextTest({ deps: { db } }: World): Promise<void> {
  await Promise.all(['invoices', 'outbox', 'locks'].map((name) => db.recursiveDelete(db.collection(name))));
}

/** What tests of reminders do in a world, which is made before they run. */
export function reminding(world: () => World) {
  /** Sets the clock to that day in London. */
  const at = (day: string, hour = 8, minutes = 0) => world().setClock(londonInstant(day, hour, minutes));
  const clientOf = async (invoiceId: string) => (await invoiceOf(world(), invoiceId)).clientId;
  return {
    at,
    clientOf,
    run: () => sendReminders(world().deps),
    /** Issued so that it falls due on that day. */
    dueOn(day: string, clientId?: string): Promise<string> {
      at(addDays(day, -14));
      return makeIssued(world(), clientId);
    },
    /** The offsets of the rules that an invoice was reminded by. */
    async remindersOf(invoiceId: string): Promise<number[]> {
      return (await invoiceOf(world(), invoiceId)).reminders.map(({ offset }) => offset);
    },
    /** The days of a client's reminders. */
    async mailsOf(clientId: string): Promise<string[]> {
      const mails = world().deps.db.collection('outbox').where('data.clientId', '==', clientId);
      const { docs } = await mails.get();
      return docs.map(({ id }) => id.slice(`invoice-payment-reminder.${clientId}.`.length)).toSorted();
    },
    mailOf: async (invoiceId: string, day: string) =>
      `invoice-payment-reminder.${await clientOf(invoiceId)}.${day}`,
  };
}
