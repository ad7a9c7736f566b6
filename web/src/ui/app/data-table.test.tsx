import { type Unreadable, UnreadableRecord } from '@agency/domain/shared/parse';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DataColumn, DataTable, type DataTableProps } from './data-table.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

const broken: Unreadable = { id: 'two', unreadable: new UnreadableRecord('users/two', []) };
const rows = [{ id: 'one', name: 'Zoë' }, broken, { id: 'three', name: 'Ada' }];
const columns: readonly DataColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'id', header: 'Id', cell: ({ id }) => id },
];

function shown(rest: Partial<DataTableProps<Person>> = {}): string {
  return renderToStaticMarkup(
    <DataTable
      caption="People"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/people/${id}`}
      status={{ state: 'ready' }}
      empty="Nobody"
      {...rest}
    />,
  );
}

/** The words of each row of the body. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<tbody'));
  return [...body.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('a record that can’t be read is a row at its place, and hides no other', () => {
  expect(wordsOf(shown())).toEqual(['Zoë one', 'This record can’t be read users/two', 'Ada three']);
});

test('there is nothing in it to open, choose or do', () => {
  const selection = { keys: new Set(['one', 'three']), onChange: () => {}, label: (key: string) => key };
  const html = shown({ selection, rowActions: ({ name }) => `Change ${name}` });
  expect(html.match(/data-row/g)).toHaveLength(2);
  expect(html.match(/aria-label="Select|Select (one|three|two)/g)).toEqual(['Select one', 'Select three']);
  // Everything that can be chosen is.
  expect(html).toMatch(/<input[^>]*checked=""[^>]*\/><span class="sr-only">Select all/);
  expect(html).toContain('colSpan="4"');
});

test('sorting goes on', () => {
  const sorted = wordsOf(shown({ sort: { id: 'name', direction: 'asc' } }));
  expect(sorted.filter((words) => !words.includes('can’t'))).toEqual(['Ada three', 'Zoë one']);
  expect(sorted).toHaveLength(3);
});
