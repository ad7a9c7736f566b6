import { afterAll, beforeAll, expect, it } from 'vitest';
import { redactMails } from '../../functions/src/personal-data/redact-mails.ts';
import { unique } from '../support/suite.ts';
import { call, makeMember, newAddress, signedIn } from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('redact');
});
afterAll(() => world.close());

it('takes an address off mails to staff that name it as the reply address, except for one being sent', async () => {
  const address = `${unique('kim')}@example.com`;
  const entries = world.deps.db.collection('outbox');
  const createdAt = new Date();
  const mail = { to: ['staff@downland.example'], replyTo: address, createdAt, updatedAt: createdAt };
  for (const status of ['sent', 'queued', 'sending']) await entries.doc(status).set({ ...mail, status });
  await entries.doc('other').set({ ...mail, status: 'sent', replyTo: 'other@example.com' });
  expect(await redactMails(world.deps, address, true)).toBe(2);
  const answered = async (id: string) => (await entries.doc(id).get()).get('replyTo');
  expect(await Promise.all(['sent', 'queued', 'sending', 'other'].map(answered))).toEqual([
    null,
    null,
    address,
    'other@example.com',
  ]);
});

it('leaves no mail about a deleted account, not even one to an address that it was to have', async () => {
  const member = await makeMember(world);
  const wanted = newAddress();
  await call(world, await signedIn(world, member), 'changeMyEmail', { email: wanted });
  const words = [wanted, member.email];
  expect(placesIn(await everything(world.deps.db), words)).toContain('outbox');
  await call(world, await signedIn(world, member), 'deleteMyAccount', {});
  const left = await everything(world.deps.db);
  expect(placesIn(left, [wanted])).toEqual([]);
  // The last one tells them so, and forgets where it went once it is sent.
  expect([...left].filter(([, text]) => text.includes(member.email)).map(([path]) => path)).toEqual([
    expect.stringContaining('accountDeleted'),
  ]);
});
