import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import { mailWritten } from '../../functions/src/mail/written.ts';
import { entry, makeWorld, queuePlain, type World } from './mail-world.ts';

// The other dependencies of sending are the test's already.
vi.mock('../../functions/src/mail/deps.ts', () => ({ mailDeps: (deps: MailDeps) => deps }));

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const five = [1, 2, 3, 4, 5];

test('one event, delivered five times at once and once more after it, sends one mail', async () => {
  const id = await queuePlain(world, 'sam@example.com');
  const event = { before: undefined, after: await entry(world, id) };
  await Promise.all(five.map(() => mailWritten(world.deps, event)));
  await mailWritten(world.deps, event);
  expect(world.requests.map(({ key }) => key)).toEqual([id]);
  expect(world.delivered).toHaveLength(1);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 0, lease: null });
});

test('the events of several mails, each five times and in any order, send each of them once', async () => {
  const ids = await Promise.all(['ada', 'bob', 'cy'].map((name) => queuePlain(world, `${name}@example.com`)));
  const events = await Promise.all(
    ids.map(async (id) => ({ before: undefined, after: await entry(world, id) })),
  );
  await Promise.all(
    five
      .flatMap((turn) => (turn % 2 === 0 ? events : events.toReversed()))
      .map((event) => mailWritten(world.deps, event)),
  );
  expect(world.requests.map(({ key }) => key).toSorted()).toEqual(ids.toSorted());
  expect(world.delivered).toHaveLength(ids.length);
});

test("the drain's own writes start no drain", async () => {
  const id = await queuePlain(world, 'sam@example.com');
  const after = await entry(world, id);
  await mailWritten(world.deps, { before: { ...after, status: 'sending' }, after });
  await mailWritten(world.deps, { before: after, after: { ...after, status: 'sending' } });
  await mailWritten(world.deps, { before: after, after: undefined });
  expect(world.requests).toEqual([]);
});
