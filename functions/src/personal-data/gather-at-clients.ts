import { clientQueries } from '@agency/domain/client/queries';
import type { Deps } from '../platform/deps.ts';
import { type CopySize, type Fields, readPart } from './copy-size.ts';

/** Where an address stands at clients, whether or not its owner is let in there; their other people are not their data. */
export async function gatherAtClients(deps: Deps, size: CopySize, email: string): Promise<Fields> {
  const read = (part: Omit<Parameters<typeof readPart>[2], 'values'>) =>
    readPart(deps, size, { ...part, values: [email] });
  return {
    contactOf: await read({
      name: 'contactOf',
      spec: clientQueries.clientsByEmail,
      shape: ({ name, people, phone }) => ({ client: name, phone, entries: entriesOf(people, email) }),
    }),
    invitedTo: await read({
      name: 'invitedTo',
      spec: clientQueries.clientsByInvitation,
      shape: ({ name, invitations }) => ({ client: name, entries: entriesOf(invitations, email) }),
    }),
    // Of a client that they needn't belong to: its name, and that they get its invoices.
    invoicesOf: [
      ...(await read({
        name: 'invoicesOf',
        spec: clientQueries.clientsByBillingEmail,
        shape: ({ name }) => ({ client: name, sentTo: email }),
      })),
      ...(await read({
        name: 'invoicesOf',
        spec: clientQueries.clientsByInvoiceEmail,
        shape: ({ name }) => ({ client: name, sentTo: email }),
      })),
    ],
  };
}

function entriesOf(people: unknown, email: string): unknown[] {
  return Array.isArray(people) ? people.filter((one: unknown) => emailIn(one) === email) : [];
}

const emailIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'email') : undefined;
