import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { clearLimits } from './support/limits.ts';
import { call, makeMember } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('requests');
});
beforeEach(() => clearLimits(world));
afterAll(() => world.close());

const requestedAt = new Date('2026-11-20T10:00:00Z');

/** The head of a sent quote, in another state. */
async function put(email: string, changes: Record<string, unknown>): Promise<string> {
  const head = await headOf(world, await makeSent(world, { recipient: { ...recipient, email } }));
  await world.deps.db.doc(`quotes/${head.number}`).update({ requestedAt, ...changes });
  return head.number;
}

it('tells somebody of what they requested until a quote is sent, and of nobody else’s', async () => {
  const { email, person } = await makeMember(world);
  const other = await makeMember(world);
  const asked = await put(email, { status: 'requested' });
  const priced = await put(email, { status: 'draft', requestedAt: new Date('2026-11-19T10:00:00Z') });
  await put(email, { status: 'sent' });
  await put(email, { status: 'discarded' });
  // Begun by staff: the client hasn't asked for it and doesn't know of it.
  await put(email, { status: 'draft', requestedAt: null });
  await put(other.email, { status: 'requested' });
  expect(await call(world, person, 'listMyRequests', {})).toEqual({
    requests: [
      { reference: asked, requestedAt: requestedAt.toISOString() },
      { reference: priced, requestedAt: '2026-11-19T10:00:00.000Z' },
    ],
  });
});
