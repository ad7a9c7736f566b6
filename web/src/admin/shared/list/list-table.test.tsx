import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { clientRecords } from '../../users/client-list.tsx';
import { readAsked } from './address.ts';
import { ListTable } from './list-table.tsx';

/** The list of client records at this address, with nothing in it. */
function emptyAt(query: string): string {
  const selection = {
    selected: { rows: new Map(), inSight: new Set<string>() },
    select: () => {},
    drop: () => {},
    clear: () => {},
    see: () => {},
  };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/admin/users?${query}`]}>
      <ListTable
        list={clientRecords}
        asked={readAsked(clientRecords, new URLSearchParams(query))}
        isWaiting={false}
        selection={selection}
        onChange={() => {}}
        onSearch={() => {}}
        onFound={() => {}}
        describedBy="keys"
        rows={[]}
        hasMore={false}
      />
    </MemoryRouter>,
  );
}

test('an empty list says what will be here in a frame of its own, and has no table', () => {
  const html = emptyAt('list=clients');
  expect(html).toContain('Client records will be here');
  expect(html).not.toMatch(/<section|<table/);
});

test('a search that finds nothing links back to the whole list', () => {
  const html = emptyAt('list=clients&search=zebra');
  expect(html).toContain('No client records match.');
  expect(html).toContain('href="/admin/users?list=clients"');
  expect(html).not.toContain('<table');
});
