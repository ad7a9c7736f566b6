import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Found, type KindName, kindNames } from './found.ts';
import { createRecordSearch, type SearchParts, shownKinds } from './record-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const named = (kind: KindName, label: string): Found => ({
  kind,
  id: label,
  label,
  detail: '',
  isArchived: false,
  tokens: makeSearchTokens([label]),
});
const none: Answer = { found: [], isFull: false };

/** A search over a server that answers when it is told to. */
function open(parts: Partial<SearchParts> = {}) {
  const questions: {
    kind: KindName;
    token: string;
    answer: (labels: readonly string[]) => void;
    fail: () => void;
  }[] = [];
  const search = createRecordSearch({
    ask: (kind, token) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      questions.push({
        kind,
        token,
        answer: (labels) => resolve({ found: labels.map((label) => named(kind, label)), isFull: false }),
        fail: () => reject(new Error('no')),
      });
      return promise;
    },
    readExact: async () => [],
    isOnline: () => true,
    onFound: () => undefined,
    ...parts,
  });
  const labels = () => search.state().groups.flatMap(({ found }) => found.map(({ label }) => label));
  const wait = (ms = 100) => vi.advanceTimersByTimeAsync(ms);
  /** The last question of a kind. */
  const of = (wanted: KindName) => questions.findLast(({ kind }) => kind === wanted);
  const answerOthers = () => {
    for (const question of questions) question.answer([]);
  };
  return { search, questions, labels, wait, of, answerOthers };
}

it('asks nothing for one letter, and once for a word typed in one go', async () => {
  const { search, questions, wait } = open();
  for (const typed of ['m', 'me', 'mea', 'mead']) search.type(typed);
  await wait();
  expect(questions.map(({ token }) => token)).toEqual(kindNames.map(() => 'mead'));
  search.type('m');
  await wait();
  expect(questions).toHaveLength(kindNames.length);
  expect(search.state()).toEqual({ groups: [], isBusy: false, isOffline: false });
});

it('never lets what an older text found take the place of a newer’s', async () => {
  const { search, labels, wait, of, answerOthers } = open();
  search.type('mea');
  await wait();
  const old = of('client');
  search.type('oak');
  await wait();
  of('client')?.answer(['Oak']);
  await wait(0);
  old?.answer(['Mead']);
  answerOthers();
  await wait(0);
  expect(labels()).toEqual(['Oak']);
  expect(search.state().isBusy).toBe(false);
});

it('shows each kind as it answers, below those before it, and a late one at the end', async () => {
  const { search, labels, wait, of, answerOthers } = open();
  search.type('mea');
  await wait();
  of('client')?.answer(['Mead client']);
  of('project')?.answer(['Mead project']);
  await wait(0);
  expect(labels()).toEqual(['Mead client']);
  await wait(200);
  expect(labels()).toEqual(['Mead client', 'Mead project']);
  of('quote')?.answer(['Mead quote']);
  await wait(0);
  expect(labels()).toEqual(['Mead client', 'Mead project', 'Mead quote']);
  answerOthers();
  await wait(0);
  expect(search.state().isBusy).toBe(false);
});

it('goes on showing what it found while more of the word is typed', async () => {
  const { search, labels, wait, of, answerOthers } = open();
  search.type('mea');
  await wait();
  of('quote')?.answer(['Meadow', 'Meat']);
  answerOthers();
  await wait(0);
  search.type('mead');
  expect(labels()).toEqual(['Meadow']);
});

it('answers the same text again without asking, for some seconds', async () => {
  const { search, questions, labels, wait, of, answerOthers } = open();
  search.type('mea');
  await wait();
  of('quote')?.answer(['Meadow']);
  answerOthers();
  await wait(0);
  const before = questions.length;
  search.type('me');
  search.type('mea');
  expect(search.state().isBusy).toBe(false);
  expect(labels()).toEqual(['Meadow']);
  await wait();
  expect(questions).toHaveLength(before);
  await wait(10_000);
  search.type('mea');
  await wait();
  expect(questions.length).toBeGreaterThan(before);
});

it('asks for a number alone, and for the rest where there is none', async () => {
  const readExact = vi.fn(async () => [named('quote', 'Q-7K3M9P')]);
  const { search, questions, labels, wait } = open({ readExact });
  search.type('q-7k3m9p');
  await wait();
  expect(labels()).toEqual(['Q-7K3M9P']);
  expect(questions).toEqual([]);
  readExact.mockResolvedValueOnce([]);
  search.type('q-222222');
  await wait();
  expect(questions).toHaveLength(kindNames.length);
});

it('says that it is offline without asking, with what it knows', async () => {
  let isOnline = true;
  const { search, questions, labels, wait, of, answerOthers } = open({ isOnline: () => isOnline });
  search.type('mea');
  await wait();
  of('quote')?.answer(['Meadow']);
  answerOthers();
  await wait(0);
  const before = questions.length;
  isOnline = false;
  search.type('mead');
  await wait();
  expect(search.state()).toMatchObject({ isOffline: true, isBusy: false });
  expect(labels()).toEqual(['Meadow']);
  expect(questions).toHaveLength(before);
});

it('asks again after a failure', async () => {
  const { search, questions, wait, of, answerOthers } = open();
  search.type('mea');
  await wait();
  of('invoice')?.fail();
  answerOthers();
  await wait(0);
  expect(search.state().groups.find(({ kind }) => kind === 'invoice')?.problem).toBeInstanceOf(Error);
  const before = questions.length;
  search.type('mea');
  await wait();
  expect(questions.length).toBeGreaterThan(before);
});

it('hands on everything it finds', async () => {
  const onFound = vi.fn();
  const { search, wait } = open({
    onFound,
    ask: async (kind) => (kind === 'quote' ? { found: [named(kind, 'Mead')], isFull: false } : none),
  });
  search.type('mea');
  await wait();
  expect(onFound.mock.calls.flat(2)).toEqual([named('quote', 'Mead')]);
});

it.each([
  [[], ['quote'], false, []],
  [[], ['client', 'project'], false, ['client']],
  [[], ['client', 'project'], true, ['client', 'project']],
  [['client', 'project'], ['client', 'project', 'quote'], true, ['client', 'project', 'quote']],
] as const)('shown %j, answered %j, wait over %s: %j', (shown, answered, isWaitOver, expected) => {
  expect(shownKinds(shown, new Set(answered), isWaitOver)).toEqual(expected);
});
