import { beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from './callers.ts';
import { startFirestore } from './emulator.ts';
import { releases, writesOfThisBuild } from './released-writes.ts';
import { storedDocuments } from './rows.ts';
import { type Case, type Documents, World, wrongAnswers } from './world.ts';
import { writeDocuments } from './write-cases.ts';

// A page stays open across a release: its older build's writes must be accepted for as long as people may have it
// open.

const documents: Documents = { ...storedDocuments(), ...writeDocuments() };
const world = new World('demo-rules-released', documents);

beforeAll(async () => {
  await startFirestore(world.projectId);
  await world.begin();
});

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The older document with today's additional fields, in its maps too. */
function withTodaysFields(older: unknown, today: unknown): unknown {
  if (!isMap(older) || !isMap(today)) return older;
  const known = Object.entries(older).map(([name, value]) => [name, withTodaysFields(value, today[name])]);
  return { ...today, ...Object.fromEntries(known) };
}

/** With its writer's profile under the name that a message bears: a page shows and writes the profile's. */
function underOwnName(each: Case): Case {
  const sent = 'write' in each.ask ? each.ask.write.find((change) => 'set' in change) : undefined;
  const { authorName } = sent?.data ?? {};
  if (typeof each.caller !== 'string' || authorName === undefined) return each;
  const path = `users/${uidOf(each.caller)}`;
  const profile = { ...documents[path], displayName: authorName };
  return { ...each, stored: { ...each.stored, [path]: profile } };
}

const named = releases().map((release) => ({ ...release, writes: release.writes.map(underOwnName) }));

describe.each(named)('what browsers of $version write', ({ writes }) => {
  test('is taken, over documents as they were', async () => {
    expect(await wrongAnswers(world, writes)).toEqual([]);
  });

  test('is taken, over documents that have today’s fields', async () => {
    const today = writes.map((each) => ({
      ...each,
      stored: Object.fromEntries(
        Object.entries(each.stored ?? {}).map(([path, older]) => {
          const whole = withTodaysFields(older, documents[path]);
          return [path, isMap(whole) ? whole : null];
        }),
      ),
    }));
    expect(await wrongAnswers(world, today)).toEqual([]);
  });
});

test('the newest release has every write of this build (npm run release:writes)', () => {
  const newest = releases().at(-1);
  expect(newest?.writes.map(({ name }) => name)).toEqual(writesOfThisBuild().map(({ name }) => name));
});
