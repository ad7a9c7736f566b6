import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerNames } from './callers.ts';
import { storageRules } from './emulator.ts';
import {
  endedSessionCases,
  folderCases,
  sizeCases,
  storageClaimCases,
  storagePathCases,
  typeCases,
} from './storage-cases.ts';
import { storageCallers, storageRows } from './storage-table.ts';
import {
  loadStorageRules,
  removeProfiles,
  type StorageCase,
  storageAnswer,
  storeProfiles,
} from './storage-world.ts';

beforeAll(async () => {
  // The emulator reports its initial load only in its log; loaded again, the file must raise no errors.
  expect(await loadStorageRules()).toBe('');
  await storeProfiles();
});
afterAll(removeProfiles);

async function wrongAnswers(cases: readonly StorageCase[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const each of cases) {
    const answer = await storageAnswer(each);
    if (answer !== each.expected) wrong.push(`${each.name}: expected ${each.expected}, was ${answer}`);
  }
  return wrong;
}

describe('the table of who may do what with files', () => {
  test('has every caller in each row', () => {
    expect(storageCallers).toEqual(callerNames);
    for (const { folder, cells } of storageRows) expect(cells, folder).toHaveLength(callerNames.length);
  });

  test('names every folder of storage.rules', () => {
    const folders = [...storageRules.matchAll(/match \/(\w+)\/\{(?!bucket)/g)].map((found) => found[1]);
    const rows = storageRows.map(({ folder }) => folder.split(' ')[0]);
    expect(folders.length).toBeGreaterThan(0);
    for (const folder of folders) expect(rows).toContain(folder);
  });

  // Each row has files of its own.
  test.concurrent.each(storageRows.map(({ folder }) => folder))('%s', async (folder) => {
    expect(await wrongAnswers(folderCases(folder))).toEqual([]);
  });
});

test.each([
  ['of what type it may be', typeCases],
  ['where it may lie', storagePathCases],
  ['whose session counts', storageClaimCases],
  ['in a session that was ended', endedSessionCases],
])('a file: %s', async (_name, cases) => {
  expect(await wrongAnswers(cases())).toEqual([]);
});

test('a file is not empty and at most as large as the domain says', { timeout: 120_000 }, async () => {
  expect(await wrongAnswers(sizeCases())).toEqual([]);
});
