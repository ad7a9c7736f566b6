import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import {
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, validArbitrary } from '../support/arbitrary.ts';
import { corruptionsOf, fullest, isStorable } from '../support/corruptions.ts';
import { type BrowserWrite, browserWrites } from './browser-writes.ts';
import { type CallerName, callers, contextOf } from './callers.ts';
import { firestoreOf, seed, startFirestore } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { storedDocuments } from './rows.ts';

type Fields = Readonly<Record<string, unknown>>;

let environment: RulesTestEnvironment;
const firestores = new Map<CallerName, Firestore>();
let written = 0;

beforeAll(async () => {
  setLogLevel('silent');
  environment = await startFirestore('browser-writes');
  const stored = Object.values(browserWrites).flatMap((write): [string, Fields][] =>
    write.stored ? [[write.path('stored'), write.stored]] : [],
  );
  await seed(environment, { ...storedDocuments('member'), ...Object.fromEntries(stored) });
  for (const caller of ['member', 'admin'] as const) {
    firestores.set(caller, firestoreOf(contextOf(environment, caller)));
  }
}, 60_000);
afterAll(() => environment.cleanup());

const uidOf = (write: BrowserWrite) => callers[write.by].uid ?? '';

/** Writes as this kind of write does; answers what the rules said. New documents get a new id each. */
async function attempt(write: BrowserWrite, data: Fields): Promise<string> {
  const firestore = firestores.get(write.by);
  if (!firestore) throw new Error(`'${write.by}' is signed in`);
  written += 1;
  if (!write.stored) return outcomeOf(setDoc(doc(firestore, write.path(`id-${written}`)), data));
  return outcomeOf(updateDoc(doc(firestore, write.path('stored')), data));
}

/** Values of the write's own fields, as the schema makes them. */
function ownFields(write: BrowserWrite): fc.Arbitrary<Fields> {
  const fields = fieldsOf(write.schema);
  return fc.record(
    Object.fromEntries(write.fields.map((name) => [name, validArbitrary(fields[name] ?? v.never())])),
  );
}

function partSchema(write: BrowserWrite): v.GenericSchema {
  const fields = fieldsOf(write.schema);
  return v.strictObject(Object.fromEntries(write.fields.map((name) => [name, fields[name] ?? v.never()])));
}

const sampleOf = (write: BrowserWrite): Fields =>
  fc.sample(ownFields(write), { seed: 7, numRuns: 1 })[0] ?? {};

describe.each(Object.entries(browserWrites))('%s', (_name, write) => {
  const uid = uidOf(write);
  const outcomes = (documents: readonly Fields[]) =>
    Promise.all(documents.map((document) => attempt(write, document)));

  test('is taken whatever lawful content it has', async () => {
    const lawful = fc.sample(ownFields(write), { seed: 2026, numRuns: 25 });
    const answers = await outcomes(lawful.map((own) => ({ ...own, ...write.fixed(uid) })));
    const refused = lawful.filter((_own, index) => answers[index] !== 'allowed');
    expect(refused).toEqual([]);
  });

  test('is taken at its fullest, within the limit of expressions', async () => {
    const own = fullest(partSchema(write), sampleOf(write));
    expect(isStorable(partSchema(write), own)).toBe(true);
    expect(await attempt(write, { ...own, ...write.fixed(uid) })).toBe('allowed');
  });

  test('is refused with any one field wrong, by the schema and by the rules', async () => {
    const spoilt = corruptionsOf(partSchema(write), sampleOf(write), write.fields).filter(
      // An update leaves out what it does not change.
      ({ what }) => write.stored === null || !what.endsWith(': missing'),
    );
    const answers = await outcomes(spoilt.map(({ document }) => ({ ...document, ...write.fixed(uid) })));
    const taken = spoilt.filter((_corruption, index) => answers[index] !== 'denied').map(({ what }) => what);
    expect(taken).toEqual([]);
    expect(spoilt.length).toBeGreaterThan(write.fields.length * 8);
  });

  test('is refused with false stamps', async () => {
    const lawful = { ...sampleOf(write), ...write.fixed(uid) };
    const forged: Record<string, Fields> = {};
    for (const [name, value] of Object.entries(write.fixed(uid))) {
      const wrong = name.endsWith('By')
        ? ['other', 'system', '', null, 1]
        : name.endsWith('At') && name !== 'completedAt'
          ? [Timestamp.now(), Timestamp.fromMillis(0), '2026-11-20', null, 0]
          : ['nonsense', serverTimestamp(), 2, true];
      wrong.forEach((spoilt, index) => {
        if (spoilt !== value) forged[`${name} ${index}`] = { ...lawful, [name]: spoilt };
      });
      if (write.stored === null) {
        forged[`${name} missing`] = Object.fromEntries(
          Object.entries(lawful).filter(([key]) => key !== name),
        );
      }
    }
    const answers = await outcomes(Object.values(forged));
    const taken = Object.keys(forged).filter((_key, index) => answers[index] !== 'denied');
    expect(taken).toEqual([]);
  });
});

const updates = Object.entries(browserWrites).filter(([, write]) => write.stored !== null);

test.each(updates)('%s never touches what is fixed', async (_name, write) => {
  const free = [...write.fields, 'updatedAt', 'updatedBy', 'status', 'mailRound', 'completedAt'];
  const fixedFields = Object.keys(write.stored ?? {}).filter((name) => !free.includes(name));
  expect(fixedFields.length).toBeGreaterThan(0);
  const answers = await Promise.all(
    fixedFields.map((name) => attempt(write, { ...write.fixed(uidOf(write)), [name]: 'changed' })),
  );
  expect(fixedFields.filter((_field, index) => answers[index] !== 'denied')).toEqual([]);
});
