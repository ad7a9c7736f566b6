import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { expect, it } from 'vitest';
import { type Ask, findRecords, type Group, readsPerStep } from './find-records.ts';
import { type Found, type KindName, kindNames, shortKinds } from './found.ts';

const tokensOf = new Map<string, string[]>();

function tokens(label: string): string[] {
  const made = tokensOf.get(label) ?? makeSearchTokens([label]);
  tokensOf.set(label, made);
  return made;
}

const one = (kind: KindName, label: string): Found => ({
  kind,
  id: label,
  label,
  detail: '',
  isArchived: false,
  tokens: tokens(label),
});

/** A database of these names of each kind, the newest first; notes what it gave. */
function database(names: Partial<Record<KindName, readonly string[]>>) {
  const asked: { kind: KindName; token: string; reads: number }[] = [];
  const stored = new Map(kindNames.map((kind) => [kind, (names[kind] ?? []).map((name) => one(kind, name))]));
  const ask: Ask = async (kind, token, count) => {
    const all = stored.get(kind) ?? [];
    const found = all.filter(({ tokens }) => tokens?.includes(token)).slice(0, count);
    asked.push({ kind, token, reads: shortKinds.has(kind) ? 0 : Math.max(1, found.length) });
    return { found, isFull: found.length === count };
  };
  return { ask, asked, reads: () => asked.reduce((sum, { reads }) => sum + reads, 0) };
}

async function find(typed: string, ask: Ask, kinds: readonly KindName[] = kindNames) {
  const groups = new Map<KindName, Group>();
  await findRecords({
    typed,
    kinds,
    ask,
    onGroup: (group) => groups.set(group.kind, group),
    isWanted: () => true,
  });
  return groups;
}

const namesOf = (groups: ReadonlyMap<KindName, Group>, kind: KindName) =>
  groups.get(kind)?.found.map(({ label }) => label);

const thousand = (name: (index: number) => string) => Array.from({ length: 1000 }, (_, index) => name(index));

it.each(['me', 'mea', 'meadow', 'meadow bank', 'meadow 77', 'nobody'])(
  'reads at most 30 documents of a thousand of each that begin alike: %j',
  async (typed) => {
    const names = thousand((index) => `Meadow Bank ${index}`);
    const { ask, reads } = database(Object.fromEntries(kindNames.map((kind) => [kind, names])));
    await find(typed, ask);
    expect(reads()).toBeLessThanOrEqual(readsPerStep);
  },
);

it('finds one among many that begin alike once its own word is typed', async () => {
  const { ask } = database({ quote: [...thousand((index) => `Marlow ${index}`), 'Marlow sought'] });
  expect(namesOf(await find('marlow', ask), 'quote')).toHaveLength(3);
  expect(namesOf(await find('marlow sou', ask), 'quote')).toEqual(['Marlow sought']);
});

it('finds an unfinished word by its first letters, where the longer ones aren’t stored', async () => {
  const words = 'Brick Canal Depot Eagle Fjord Grain House Inlet Joint Kiosk Lemon';
  const name = `Meadowbankside ${words}`;
  expect(makeSearchTokens([name])).not.toContain('meadowbanks');
  const { ask } = database({ client: [name] });
  expect(namesOf(await find('meadowbanks', ask), 'client')).toEqual([name]);
});

it('says where there may be more, and where there is none', async () => {
  const { ask } = database({ client: thousand((index) => `Mead ${index}`), quote: ['Mead'] });
  const groups = await find('mea', ask);
  expect(groups.get('client')?.hasMore).toBe(true);
  expect(groups.get('quote')?.hasMore).toBe(false);
  expect(groups.get('invoice')).toMatchObject({ found: [], hasMore: false });
});

it('gives all that may be read to one kind', async () => {
  const { ask, reads } = database({ client: thousand((index) => `Marlow ${index}`) });
  const groups = await find('marlow 99', ask, ['client']);
  expect(groups.get('client')).toMatchObject({ found: { length: 11 }, hasMore: false });
  expect(reads()).toBeLessThanOrEqual(readsPerStep);
});

it('hides no kind because another fails', async () => {
  const { ask } = database({ client: ['Mead'], quote: ['Mead'] });
  const failing: Ask = (kind, ...rest) =>
    kind === 'client' ? Promise.reject(new Error('no')) : ask(kind, ...rest);
  const groups = await find('mea', failing);
  expect(groups.get('client')?.problem).toBeInstanceOf(Error);
  expect(namesOf(groups, 'quote')).toEqual(['Mead']);
});

it('shows what can’t be read, as it may match', async () => {
  const unreadable = { ...one('quote', 'Q-7K3M9P'), tokens: null };
  const groups = await find('mea', async (kind) => ({
    found: kind === 'quote' ? [unreadable] : [],
    isFull: false,
  }));
  expect(groups.get('quote')?.found).toEqual([unreadable]);
});

it('asks no further, and tells nobody, once something else was typed', async () => {
  let isWanted = true;
  const { ask, asked } = database({});
  const heard: Group[] = [];
  await findRecords({
    typed: 'meadow',
    kinds: ['client', 'quote'],
    ask: async (...question) => {
      isWanted = false;
      return ask(...question);
    },
    onGroup: (group) => heard.push(group),
    isWanted: () => isWanted,
  });
  expect(asked).toHaveLength(2);
  expect(heard).toEqual([]);
});
