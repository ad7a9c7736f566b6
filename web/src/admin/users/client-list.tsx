import { clientList } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import { clients } from '../../firebase/records/client.ts';
import { TwoLines, textColumn, timeColumn, Written } from '../shared/list/columns.tsx';
import { defineList } from '../shared/list/declaration.ts';

export const clientRecords = defineList({
  one: 'client',
  many: 'clients',
  converter: clients,
  plan: clientList,
  filters: [
    {
      name: 'show',
      label: 'Show',
      options: [
        { value: 'current', label: 'Current', where: { archived: false } },
        { value: 'archived', label: 'Archived', where: { archived: true } },
        { value: 'all', label: 'All' },
      ],
    },
  ],
  search: { placeholder: 'Name, person or email', tokens: ({ searchTokens }) => searchTokens },
  orderLabels: { changed: 'Last changed', name: 'Name' },
  columns: [
    {
      header: 'Client',
      orders: ['name'],
      cell: ({ name, archived, mergedInto }: Client) => (
        <TwoLines detail={mergedInto ? 'Merged' : archived ? 'Archived' : ''}>
          <Written>{name}</Written>
        </TwoLines>
      ),
      file: { Client: ({ name }) => name, Archived: ({ archived }) => (archived ? 'Yes' : 'No') },
    },
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
    title: 'No clients yet',
    text: 'A client is added when you send someone their first quote.',
  },
});

/** '3 people, 1 with an account'. */
function peopleInWords({ people, memberUids }: Client): string {
  const all = people.length === 1 ? '1 person' : `${people.length} people`;
  return `${all}, ${memberUids.length || 'none'} with an account`;
}
