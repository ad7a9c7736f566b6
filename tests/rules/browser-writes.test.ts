import { beforeAll, describe, expect, test } from 'vitest';
import { isStorable } from '../support/corruptions.ts';
import { browserWrites } from './browser-writes.ts';
import { startFirestore } from './emulator.ts';
import { storedDocuments } from './rows.ts';
import { World, wrongAnswers } from './world.ts';
import {
  corruptCases,
  fixedFieldCases,
  forgedCases,
  fullestOf,
  lawfulCases,
  nextReleaseCases,
  partSchema,
  writeDocuments,
} from './write-cases.ts';

const world = new World('demo-rules-browser-writes', { ...storedDocuments(), ...writeDocuments() });

beforeAll(async () => {
  await startFirestore(world.projectId);
  await world.begin();
});

describe.each(Object.entries(browserWrites))('%s', (_name, write) => {
  test('is taken whatever lawful content it has, at its fullest within the limit of expressions', async () => {
    expect(isStorable(partSchema(write), fullestOf(write))).toBe(true);
    expect(await wrongAnswers(world, lawfulCases(write))).toEqual([]);
  });

  test('is refused with any one field wrong, by the schema and by the rules', async () => {
    const cases = corruptCases(write);
    expect(await wrongAnswers(world, cases)).toEqual([]);
    expect(cases.length).toBeGreaterThan(write.fields.length * 8);
  });

  test('is refused with false stamps', async () => {
    expect(await wrongAnswers(world, forgedCases(write))).toEqual([]);
  });

  test('never touches what is fixed', async () => {
    const cases = fixedFieldCases(write);
    expect(await wrongAnswers(world, cases)).toEqual([]);
    // A read marker, and the draft of a post, are nothing but what is written.
    expect(cases.length > 0).toBe(write.stored !== null && !write.merges && !write.isWhole);
  });

  test('changes what the next release has stored, and leaves alone what only that knows', async () => {
    expect(await wrongAnswers(world, nextReleaseCases(write))).toEqual([]);
  });
});
