import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainUntilIdle, makeWorld, queuePlain, received, second, type World } from '../mail-world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('after a minute without a provider all two hundred that waited arrive within four minutes, each once', async () => {
  const people = Array.from({ length: 200 }, (_, n) => `outage-${String(n).padStart(3, '0')}@example.com`);
  await Promise.all(people.map((to) => queuePlain(world, to)));
  const back = world.now() + 60 * second;
  world.faults.set({ mode: '500' });
  world.whenSleeping = async (now) => {
    if (now >= back) world.faults.set({ mode: 'ok' });
  };
  await drainUntilIdle(world);
  expect(received(world)).toEqual(people);
  const recovery = ((world.requests.at(-1)?.at ?? 0) - back) / second;
  expect(recovery).toBeLessThan(240);
  const states = (await world.db.collection('outbox').get()).docs.map((doc) => doc.get('status'));
  expect(new Set(states)).toEqual(new Set(['sent']));
});
