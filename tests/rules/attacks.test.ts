import { beforeAll, expect, test } from 'vitest';
import { attacks } from './attacks/attacks.ts';
import { startFirestore } from './emulator.ts';
import { storedDocuments } from './rows.ts';
import { World, wrongAnswers } from './world.ts';

const world = new World('demo-rules-attacks', storedDocuments());

beforeAll(async () => {
  await startFirestore(world.projectId);
  await world.begin();
});

test.each(Object.entries(attacks))('%s', async (_name, cases) => {
  expect(cases.length).toBeGreaterThan(0);
  expect(await wrongAnswers(world, cases)).toEqual([]);
});
