import { type Unreadable, UnreadableRecord } from '@agency/domain/shared/parse';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DataColumn, DataTable, type DataTableProps } from './data-table.tsx';
import type { ColumnOrder } from './table-head.tsx';
import { SelectAll } from './table-selection.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

const broken: Unreadable = { id: 'two', unreadable: new UnreadableRecord('users/two', []) };
const rows = [{ id: 'one', name: 'Zoë' }, broken, { id: 'three', name: 'Ada' }];
const columns: readonly DataColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
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

test('an unreadable record is a row in its place, and hides no other', () => {
  expect(wordsOf(shown())).toEqual(['Zoë one', 'We can’t read this record users/two', 'Ada three']);
});

test('it has nothing to open, select or do', () => {
  const selection = { keys: new Set(['one', 'three']), onSelect: () => {}, label: (key: string) => key };
  const html = shown({ selection, rowActions: ({ name }) => `Change ${name}` });
  expect(html.match(/data-row/g)).toHaveLength(2);
  expect(html.match(/aria-label="Select|Select (one|three|two)/g)).toEqual(['Select one', 'Select three']);
  // All selectable rows are selected.
  expect(html).toMatch(/<input[^>]*checked=""[^>]*\/><span class="sr-only">Select all/);
  expect(html).toContain('colSpan="4"');
});

test('the head of a sorted column says how, and changes the order', () => {
  const ordered = (order: ColumnOrder | undefined) =>
    shown({ columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name, order }] });
  const other = { direction: undefined, onOrder: () => {} };
  expect(ordered(other)).toMatch(/<th(?![^>]*aria-sort)[^>]*><button[^>]*><span>Name/);
  expect(ordered({ ...other, direction: 'desc' })).toMatch(/aria-sort="descending"><button[^>]*><span>Name/);
  // As a button still, or the one that was pressed would lose the focus.
  expect(ordered({ direction: 'asc', onOrder: null })).toMatch(
    /aria-sort="ascending"><button[^>]* aria-disabled="true"[^>]*><span>Name/,
  );
  expect(ordered({ direction: 'asc' })).toMatch(/aria-sort="ascending"><span[^>]*><span>Name/);
  expect(ordered(undefined)).not.toMatch(/aria-sort|<button/);
});

test('the box for all rows does nothing while others are loading', () => {
  const taken: (readonly string[])[] = [];
  const selection = {
    keys: new Set<string>(),
    onSelect: (keys: readonly string[]) => taken.push(keys),
    label: (key: string) => key,
  };
  for (const isWaiting of [true, false]) {
    const box: ReactElement<{ children: readonly ReactElement<{ onChange: () => void }>[] }> = SelectAll({
      keys: ['one'],
      selection,
      caption: 'People',
      isWaiting,
    });
    box.props.children[0]?.props.onChange();
  }
  expect(taken).toEqual([['one']]);
  expect(shown({ selection, isWaiting: true })).toMatch(/<thead.*aria-disabled="true".*Select all/);
  expect(shown({ selection })).not.toMatch(/aria-disabled/);
});

test('its rows can’t be opened or selected while others are loading', () => {
  expect(shown({ isWaiting: true })).toMatch(/aria-busy="true".*<tbody[^>]* inert=""/);
  expect(shown()).not.toMatch(/aria-busy|inert/);
  expect(shown({ rows: null })).toMatch(/aria-busy="true"/);
});
