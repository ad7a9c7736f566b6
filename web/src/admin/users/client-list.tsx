import { clientList } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import { clients } from '../../firebase/records/client.ts';
import { textColumn, timeColumn } from '../shared/list/columns.tsx';
import { defineList } from '../shared/list/declaration.ts';

export const clientRecords = defineList({
  one: 'client record',
  many: 'client records',
  converter: clients,
  plan: clientList,
  search: { placeholder: 'Name, person or email', tokens: ({ searchTokens }) => searchTokens },
  orderLabels: { changed: 'Last changed', name: 'Name' },
  columns: [
    { ...textColumn('Client', ({ name }: Client) => name), orders: ['name'] },
    textColumn('Invoices go to', ({ billingEmail }: Client) => billingEmail),
    {
      header: 'People',
      cell: peopleInWords,
      file: {
        People: ({ people }) => people.length,
        'With an account': ({ memberUids }) => memberUids.length,
      },
    },
    timeColumn('Changed', ({ updatedAt }: Client) => updatedAt, ['changed']),
  ],
  nameOf: ({ name, billingEmail }) => `${name} (${billingEmail})`,
  opens: 'client',
  empty: {
    title: 'No client records yet',
    text: 'A record is created automatically when you send someone their first quote.',
  },
});

/** '3 people, 1 with an account'. */
function peopleInWords({ people, memberUids }: Client): string {
  const all = people.length === 1 ? '1 person' : `${people.length} people`;
  return `${all}, ${memberUids.length || 'none'} with an account`;
}
