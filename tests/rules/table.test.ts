import { collections } from '@agency/domain/shared/collections';
import { beforeAll, describe, expect, test } from 'vitest';
import { callerNames } from './callers.ts';
import { firestoreRules, loadFirestoreRules, startFirestore } from './emulator.ts';
import { readsSoFar } from './reads-counted.ts';
import { rowNames, rows, storedDocuments } from './rows.ts';
import { letters, operations } from './table.ts';
import { cellCase, cellOf, cells } from './table-cases.ts';
import { World, wrongAnswers } from './world.ts';

describe('the table of who may do what', () => {
  test('has a row for every collection, and every caller in each row', () => {
    expect(
      [...cells.keys()],
      'the rows of tests/rules/table.ts are those of rows.ts, in their order',
    ).toEqual(rowNames);
    for (const [name, row] of cells) expect([...row.keys()], name).toEqual(callerNames);
    const covered = new Set<string>(Object.values(rows).map((row) => row.collection));
    const uncovered = Object.keys(collections).filter((name) => !covered.has(name));
    expect(uncovered, 'collections without a row in tests/rules/rows.ts').toEqual([]);
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

describe.each(callerNames)('%s', (caller) => {
  const world = new World(`demo-rules-table-${caller.toLowerCase()}`, storedDocuments());
  const cases = letters.flatMap((letter) => rowNames.map((name) => ({ letter, name })));
  const expectedReads = cases.reduce((sum, { letter, name }) => sum + cellOf(name, caller).reads[letter], 0);

  beforeAll(async () => {
    await startFirestore(world.projectId);
    await world.begin();
  });

  /** The emulator takes long to report, so single cells are measured only when the caller's sum is wrong. */
  async function wrongReads(): Promise<string[]> {
    const wrong: string[] = [];
    for (const { letter, name } of cases) {
      // Loading the rules again empties the report, which would slow each question down.
      await loadFirestoreRules(world.projectId);
      await world.answer(cellCase(name, caller, letter));
      const reads = await readsSoFar(world.projectId);
      const expected = cellOf(name, caller).reads[letter];
      if (reads !== expected) {
        wrong.push(`${name} × ${caller} × ${operations[letter]}: ${expected} reads expected, were ${reads}`);
      }
    }
    return wrong;
  }

  test('is answered as the table says', { timeout: 300_000 }, async () => {
    const wrong = await wrongAnswers(
      world,
      cases.map(({ letter, name }) => cellCase(name, caller, letter)),
    );
    expect(wrong).toEqual([]);
    if ((await readsSoFar(world.projectId)) !== expectedReads) expect(await wrongReads()).toEqual([]);
  });
});
