import { expect, it } from 'vitest';
import { clientActions } from './client-actions.ts';
import { actionCommands, foundCommands, matchingCommands, recentCommands } from './commands.ts';
import type { Group } from './find-records.ts';
import { type Found, type KindName, keyOf, type NamedRecord } from './found.ts';

const onRun = () => undefined;
const commands = [
  { id: 'today', label: 'Today', onRun },
  { id: 'quotes', label: 'Quotes', detail: 'All of them', onRun },
  { id: 'new', label: 'New quote', onRun },
];

it.each([
  ['', ['today', 'quotes', 'new']],
  ['quo', ['quotes', 'new']],
  ['QUÓTE new', ['new']],
  ['uote', []],
  ['%', []],
])('finds by the beginnings of words: %j', (typed, found) => {
  expect(matchingCommands(commands, typed).map(({ id }) => id)).toEqual(found);
});

const record = (kind: KindName, id: string): NamedRecord => ({
  kind,
  id,
  label: `${id} Meadow`,
  detail: 'Ann',
});
const found = (kind: KindName, id: string, own: Partial<Found> = {}): Found => ({
  ...record(kind, id),
  isArchived: false,
  tokens: [],
  ...own,
});
const group = (kind: KindName, records: readonly Found[], hasMore = false): Group => ({
  kind,
  found: records,
  hasMore,
  problem: null,
});

const went: string[] = [];
const go = (href: string) => void went.push(href);
const listOf = (kind: KindName, search: string) => `/${kind}?${search}`;
const shown = { typed: ' mea ', isBusy: false, above: new Set<string>(), listOf, go };
const idsOf = (groups: readonly Group[], above: readonly NamedRecord[] = []) =>
  foundCommands(groups, { ...shown, above: new Set(above.map(keyOf)) }).map(({ id }) => id);

it('offers what was opened last first: six, or four of those that match', () => {
  const recents = Array.from({ length: 9 }, (_, index) => record('quote', `Q-${index}`));
  expect(recentCommands(recents, '', go)).toHaveLength(6);
  expect(recentCommands(recents, 'mead', go)).toHaveLength(4);
  expect(recentCommands(recents, 'q-7', go).map(({ label }) => label)).toEqual(['Q-7 Meadow']);
});

it('names no record twice', () => {
  const quotes = group('quote', [found('quote', 'one'), found('quote', 'two')]);
  expect(idsOf([quotes], [record('quote', 'one')])).toEqual(['quote/two']);
});

it('leads to the list where there are more than it shows', () => {
  const five = Array.from({ length: 5 }, (_, index) => found('quote', `${index}`));
  expect(idsOf([group('quote', five)]).slice(-2)).toEqual(['quote/3', 'all/quote']);
  expect(idsOf([group('quote', five.slice(0, 2), true)])).toEqual(['quote/0', 'quote/1', 'all/quote']);
  expect(idsOf([group('quote', five.slice(0, 2))])).toEqual(['quote/0', 'quote/1']);
  const all = foundCommands([group('quote', five)], shown).at(-1);
  all?.onRun();
  expect(went).toEqual(['/quote?mea']);
});

it('leads to the lists that may have some only while nothing else is found', () => {
  expect(idsOf([group('quote', [], true)])).toEqual(['all/quote']);
  expect(idsOf([group('quote', [], true), group('project', [found('project', 'P')])])).toEqual(['project/P']);
});

it('begins something for the first client that work is begun for, last of all and once all is there', () => {
  const clients = group('client', [
    found('client', 'broken', { tokens: null }),
    found('client', 'old', { isArchived: true }),
    found('client', 'new'),
  ]);
  const own = clientActions.map(({ id }) => `${id}/new`);
  const all = [clients, group('quote', [found('quote', 'one')])];
  const ids = ['client/broken', 'client/old', 'client/new', 'quote/one'];
  expect(idsOf(all)).toEqual([...ids, ...own]);
  expect(foundCommands(all, { ...shown, isBusy: true }).map(({ id }) => id)).toEqual(ids);
});

it('offers an action for each client found', () => {
  const [action] = clientActions;
  if (!action) throw new Error('There are actions');
  const clients = group('client', [found('client', 'old', { isArchived: true }), found('client', 'new')]);
  const offered = actionCommands(action, [clients, group('quote', [found('quote', 'one')])], go);
  expect(offered.map(({ label }) => label)).toEqual(['New quote for new Meadow']);
});
