import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { runOperation } from '../../functions/src/call.ts';
import type { CallContext } from '../../functions/src/platform/operation.ts';
import { findOpenLink } from '../../functions/src/records/link/open.ts';
import { makeSent } from './quote-world.ts';
import { caller, countOf, makeWorld, person, type World } from './world.ts';

let world: World;
let staff: CallContext;
let quoteId: string;
let linkId: string;

beforeAll(async () => {
  world = await makeWorld('links');
  const auth = await world.deps.auth();
  await auth.createUser({ email: 'staff@example.com', emailVerified: true });
  const { uid } = await grantAdmin(world.deps, 'staff@example.com');
  staff = { person: person(uid, { claims: { role: 'admin' } }), caller };
});
beforeEach(async () => {
  quoteId = await makeSent(world);
  const found = await world.deps.db.collection('links').where('documentId', '==', quoteId).get();
  linkId = found.docs[0]?.id ?? '';
});
afterAll(() => world.close());

const urlNow = async () => (await runOperation(world.deps, 'getLinkUrl', { linkId }, staff)).url;

/** The quote that an address opens now; undefined when it opens nothing. */
async function opens(url: string): Promise<string | undefined> {
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  return (await findOpenLink(world.deps, 'quote', token))?.documentId;
}

const eventsOf = (kind: string) => countOf(world, `quotes/${quoteId}/events`, 'kind', kind);
const auditsOf = async (action: string) => {
  const entries = await world.deps.db.collection('auditLog').where('path', '==', `links/${linkId}`).get();
  return entries.docs.filter((entry) => entry.get('action') === action).map((entry) => entry.get('actor'));
};

test('staff see the URL that works, and that is audited', async () => {
  const url = await urlNow();
  expect(url.startsWith(`${world.deps.config.origin}/client/quotes/view/`)).toBe(true);
  expect(await opens(url)).toBe(quoteId);
  expect(await urlNow()).toBe(url);
  expect(await auditsOf('getLinkUrl')).toEqual([staff.person.uid, staff.person.uid]);
});

test('after a rotation the new URL works and every older one is dead', async () => {
  const first = await urlNow();
  const { url: second } = await runOperation(world.deps, 'rotateLink', { linkId }, staff);
  expect(await opens(first)).toBeUndefined();
  expect(await opens(second)).toBe(quoteId);
  expect(await urlNow()).toBe(second);
  const { url: third } = await runOperation(world.deps, 'rotateLink', { linkId }, staff);
  expect([await opens(first), await opens(second), await opens(third)]).toEqual([
    undefined,
    undefined,
    quoteId,
  ]);
  expect(await eventsOf('linkRotated')).toBe(2);
  expect(await auditsOf('rotateLink')).toHaveLength(2);
});

test('a revoked URL is dead at once; a rotation opens another, and not the old one again', async () => {
  const first = await urlNow();
  expect(await runOperation(world.deps, 'revokeLink', { linkId }, staff)).toEqual({ revoked: true });
  expect(await opens(first)).toBeUndefined();
  expect(await opens(await urlNow())).toBeUndefined();
  expect(await eventsOf('linkRevoked')).toBe(1);
  const { url: second } = await runOperation(world.deps, 'rotateLink', { linkId }, staff);
  expect(await opens(second)).toBe(quoteId);
  expect(await opens(first)).toBeUndefined();
});

test('a link that does not exist is not found', async () => {
  for (const name of ['getLinkUrl', 'rotateLink', 'revokeLink'] as const) {
    await expect(runOperation(world.deps, name, { linkId: 'no-such-link' }, staff)).rejects.toMatchObject({
      code: 'not-found',
    });
  }
});
