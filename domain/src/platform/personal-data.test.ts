import { expect, test } from 'vitest';
import { type CollectionName, collections } from '../shared/collections.ts';
import { type DataDecision, leftOutOfCopies, nothingOfThem, personalData } from './personal-data.ts';
import { retention } from './retention.ts';

const decisions: Readonly<Record<string, DataDecision>> = personalData;
const names = Object.keys(collections) as CollectionName[];

test.each(names)('%s: somebody decided how long, what a copy gives and what a deletion does', (name) => {
  const decision = decisions[name];
  expect(decision).toBeDefined();
  const { retention: period, copy, erasure } = personalData[name] as DataDecision;
  if (typeof period === 'string') expect(Object.keys(retention)).toContain(period);
  else expect(period.because.length).toBeGreaterThan(20);
  const words = typeof copy === 'string' ? copy : Object.values(copy)[0];
  expect(words?.length).toBeGreaterThan(3);
  expect(typeof erasure === 'string' ? erasure : Object.values(erasure)[0]?.length).toBeTruthy();
});

test('nothing is decided for a collection that is not there', () => {
  expect(Object.keys(decisions).toSorted()).toEqual([...names].toSorted());
});

test('every period is of something', () => {
  const used = new Set(Object.values(decisions).map((one) => one.retention));
  expect(Object.keys(retention).filter((name) => ![...used].includes(name as never))).toEqual([]);
});

test('whatever lies below a document goes by a period of its own or with one that has one', () => {
  for (const name of names) {
    const { retention } = personalData[name] as DataDecision;
    if (typeof retention === 'string' || retention.because !== 'Goes with the document above it.') continue;
    const [root] = collections[name].split('/');
    const parent = names.find(
      (one) => collections[one].split('/').length === 2 && collections[one].startsWith(`${root}/`),
    );
    expect(typeof (parent && personalData[parent].retention), name).toBe('string');
  }
});

test('what holds nobody is neither copied nor erased', () => {
  expect(personalData.counters).toMatchObject({ copy: nothingOfThem, erasure: nothingOfThem });
  expect(personalData.packages).toMatchObject({ copy: nothingOfThem, erasure: nothingOfThem });
});

test.each(['blogPosts', 'blogPostRevisions', 'settings'] as const)(
  '%s: names stand there, so the copy says that it has it not, and the end of an account why it stays',
  (name) => {
    const { copy, erasure } = personalData[name];
    expect(leftOutOfCopies()).toContain(copy.leftOut);
    expect(erasure.retained.length).toBeGreaterThan(20);
  },
);

test('a copy says each reason once', () => {
  expect(leftOutOfCopies()).toHaveLength(6);
});
