import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { quotesList } from '../../quotes/quote-list.tsx';
import { clientRecords } from '../../users/client-list.tsx';
import { readAsked } from './address.ts';
import type { List } from './declaration.ts';
import { ListTable } from './list-table.tsx';

/** A list at this address; with nothing in it, or its heads while it is read. */
function shownAt<T>(list: List<T>, query: string, rows: [] | null, isWaiting = false): string {
  const selection = {
    selected: { rows: new Map(), inSight: new Set<string>() },
    select: () => {},
    selectFound: () => {},
    drop: () => {},
    clear: () => {},
    see: () => {},
  };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/admin/users?${query}`]}>
      <ListTable
        list={list}
        asked={readAsked(list, new URLSearchParams(query))}
        isWaiting={isWaiting}
        selection={selection}
        onChange={() => {}}
        onSearch={() => {}}
        onFound={() => {}}
        describedBy="keys"
        rows={rows}
        hasMore={false}
      />
    </MemoryRouter>,
  );
}

test('an empty list says what will be here in a frame of its own, and has no table', () => {
  const html = shownAt(clientRecords, 'list=clients', []);
  expect(html).toContain('No clients yet');
  expect(html).not.toMatch(/<section|<table/);
});

test('a search that finds nothing links back to the whole list', () => {
  const html = shownAt(clientRecords, 'list=clients&search=zebra', []);
  expect(html).toContain('No clients match.');
  expect(html).toContain('href="/admin/users?list=clients"');
  expect(html).not.toContain('<table');
});

test('what a search found is out of reach while the next one is under way, also if it was nothing', () => {
  const html = shownAt(clientRecords, 'list=clients&search=zebra', [], true);
  expect(html).toMatch(/^<div aria-busy="true" inert="">/);
  expect(shownAt(clientRecords, 'list=clients&search=zebra', [])).not.toMatch(/aria-busy|inert/);
});

test.each([
  ['', ['Created']],
  ['order=created', []],
])('a card leaves out only a time that says nothing about its place (%s)', (query, left) => {
  const heads = shownAt(quotesList, query, null).matchAll(/<th [^>]*class="([^"]*)"[^>]*>(.*?)<\/th>/g);
  const off = [...heads].filter(([, classes]) => classes?.includes('tabletOn'));
  expect(off.map(([, , words]) => words?.replace(/<[^>]+>/g, ''))).toEqual(left);
});
