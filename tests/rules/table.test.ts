import { collections } from '@agency/domain/shared/collections';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallerName, callerNames, callers, contextOf } from './callers.ts';
import { firestoreOf, firestoreRules, loadFirestoreRules, seed, startFirestore } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { readsSoFar } from './reads-counted.ts';
import { type Row, type RowName, rowNames, rows, storedDocuments } from './rows.ts';
import { type Cell, type Letter, letters, operations, parseTable, table } from './table.ts';

const cells = parseTable(table);
/** The query that would show this row's documents, as this caller would ask it. Equal ones would run only once. */
function listQuery(firestore: Firestore, row: Row, caller: CallerName, uid: string) {
  const path = row.path(uid);
  const page = limit(20 + Object.values<Row>(rows).indexOf(row));
  const all = collection(firestore, path.slice(0, path.lastIndexOf('/')));
  const isStaff = 'role' in callers[caller].token;
  if (row.list === 'plain' || (row.list === 'audience' && isStaff)) return query(all, page);
  if (row.list === 'audience') return query(all, where('memberUids', 'array-contains', 'member'), page);
  const { field, value } = row.list;
  return query(all, where(field, '==', value === '$uid' ? uid : value), page);
}

function attempt(firestore: Firestore, letter: Letter, row: Row, caller: CallerName): Promise<unknown> {
  const uid = callers[caller].uid ?? 'visitor';
  const document = doc(firestore, row.path(uid));
  switch (letter) {
    case 'g':
      return getDoc(document);
    case 'l':
      return getDocs(listQuery(firestore, row, caller, uid));
    case 'c':
      return setDoc(doc(firestore, row.freshPath(uid)), row.create(uid, caller));
    case 'u':
      return updateDoc(document, row.update(uid));
    case 'd':
      return deleteDoc(document);
  }
}

describe('the table of who may do what', () => {
  test('has a row for every collection, and every caller in each row', () => {
    expect([...cells.keys()]).toEqual(rowNames);
    for (const [name, row] of cells) expect([...row.keys()], name).toEqual(callerNames);
    const covered = new Set(Object.values(rows).map((row) => row.collection));
    expect([...covered].toSorted()).toEqual(Object.keys(collections).toSorted());
  });

  test('knows every collection that firestore.rules names, and no rule reaches further', () => {
    expect(collectionsOfRules(firestoreRules).toSorted()).toEqual(
      // Only where they stand counts: the rules may call a document's id differently.
      Object.values(collections).map(withoutNames).toSorted(),
    );
    expect(firestoreRules).not.toMatch(/\{[a-z]+=\*\*\}/);
  });
});

function withoutNames(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}

/** The paths of all match blocks, told by their indentation (the formatter keeps it at two spaces a level). */
function collectionsOfRules(rules: string): string[] {
  const above: string[] = [];
  return [...rules.matchAll(/^( *)match \/([^ ]+) \{$/gm)].flatMap(([, indentation = '', path = '']) => {
    const level = indentation.length / 2 - 2;
    if (level < 0) return [];
    above.length = level;
    above.push(withoutNames(path));
    return [above.join('/')];
  });
}

describe.concurrent.each(callerNames)('%s', (caller) => {
  const uid = callers[caller].uid ?? 'visitor';
  let environment: RulesTestEnvironment;
  let firestore: Firestore;
  let readsCounted = 0;

  beforeAll(async () => {
    setLogLevel('silent');
    environment = await startFirestore(`table-${caller.toLowerCase()}`);
  }, 60_000);
  afterAll(() => environment.cleanup());

  /** The stored documents again, and a client that remembers nothing: one that does asks twice. */
  async function beginAnew() {
    await seed(environment, storedDocuments(uid));
    firestore = firestoreOf(contextOf(environment, caller));
  }

  function cellOf(name: RowName): Cell {
    const cell = cells.get(name)?.get(caller);
    if (!cell) throw new Error(`The table has no cell '${name}' × '${caller}'`);
    return cell;
  }

  async function answerOf(letter: Letter, name: RowName): Promise<string[]> {
    const expected = cellOf(name).allowed.includes(letter) ? 'allowed' : 'denied';
    const answer = await outcomeOf(attempt(firestore, letter, rows[name], caller));
    if (answer === expected) return [];
    return [`${name} × ${caller} (${uid}) × ${operations[letter]}: expected ${expected}, was ${answer}`];
  }

  /** Which of these cells are answered otherwise than the table says; all are asked before any is judged. */
  async function wrongAnswers(letter: Letter, names: readonly RowName[]): Promise<string[]> {
    if (letter === 'g' || letter === 'l') {
      return (await Promise.all(names.map((name) => answerOf(letter, name)))).flat();
    }
    // One after the other: a refused write closes the client's stream, and what it had sent behind it goes twice.
    const wrong: string[] = [];
    for (const name of names) wrong.push(...(await answerOf(letter, name)));
    return wrong;
  }

  /** Runs `ask` and counts the documents that the rules read meanwhile. */
  async function readsDuring(ask: () => Promise<unknown>): Promise<number> {
    const before = readsCounted;
    await ask();
    readsCounted = await readsSoFar(environment.projectId);
    return readsCounted - before;
  }

  const expectedReads = (letter: Letter) =>
    rowNames.reduce((sum, name) => sum + cellOf(name).reads[letter], 0);

  /** The emulator takes long to report, so single cells are measured only when the caller's sum is wrong. */
  async function wrongReads(): Promise<string[]> {
    await beginAnew();
    // Loading the rules again empties the report, which would slow each question down.
    await loadFirestoreRules(environment.projectId);
    readsCounted = 0;
    const wrong: string[] = [];
    for (const letter of letters) {
      for (const name of rowNames) {
        const expected = cellOf(name).reads[letter];
        const reads = await readsDuring(() => wrongAnswers(letter, [name]));
        if (reads !== expected) {
          wrong.push(
            `${name} × ${caller} × ${operations[letter]}: ${expected} reads expected, were ${reads}`,
          );
        }
      }
    }
    return wrong;
  }

  /** Asks all there is to ask, and answers how many documents the rules read for it. */
  async function askAll(): Promise<number> {
    await beginAnew();
    const wrong: string[] = [];
    const reads = await readsDuring(async () => {
      for (const letter of letters) wrong.push(...(await wrongAnswers(letter, rowNames)));
    });
    expect(wrong).toEqual([]);
    return reads;
  }

  test('is answered as the table says', { timeout: 300_000 }, async () => {
    const expected = letters.reduce((sum, letter) => sum + expectedReads(letter), 0);
    if ((await askAll()) !== expected) expect(await wrongReads()).toEqual([]);
  });
});
