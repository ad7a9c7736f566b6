import { clientIds } from '@agency/emulators/seed/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountChange } from '../../functions/src/mail-queue/notices.ts';
import { entry, hasCachedMessage, makeWorld, type World } from './mail-world.ts';
import { makeAccount, origin, sendOne } from './sent-mail.ts';

// What the mails about accounts say: to whom they carry a code, and that they carry nothing that a stranger typed.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterAll(() => world.close());

/** The code in a link of a mail to a sign-in page. */
function codeIn(text: string, area: 'client' | 'admin', mode: string): string {
  const [, code = ''] = new RegExp(`${origin}/${area}/login\\?mode=${mode}&oobCode=(\\S+)`).exec(text) ?? [];
  return code;
}

test('a registration is confirmed by a code for that account, which is stored nowhere', async () => {
  const { uid, email = '' } = await makeAccount(world, 'new@example.com');
  const { id, text } = await sendOne(world, {
    template: 'client-registration-confirmation',
    to: email,
    data: { uid, isKnown: false },
  });
  expect(codeIn(text, 'client', 'verifyEmail')).toMatch(/^\S{10,}$/);
  expect(JSON.stringify(await entry(world, id))).not.toContain('oobCode');
  expect(await hasCachedMessage(world, id)).toBe(false);
});

test('a known address is told that it has an account, without a code', async () => {
  const { uid, email = '' } = await makeAccount(world, 'known@example.com', { emailVerified: true });
  const { mail, text } = await sendOne(world, {
    template: 'client-registration-confirmation',
    to: email,
    data: { uid, isKnown: true },
  });
  expect(mail?.subject).toBe('You already have an account with Downland Digital');
  expect(text).not.toContain('oobCode');
});

test.each([
  ['a confirmed address', { emailVerified: true }, 'client-registration-confirmation', { isKnown: false }],
  ['a disabled account', { disabled: true }, 'client-password-reset', {}],
] as const)('%s gets no mail', async (_what, more, template, data) => {
  const { uid } = await makeAccount(world, 'nothing@example.com', more);
  expect((await sendOne(world, { template, data: { uid, ...data } })).status).toBe('cancelled');
});

const bait = 'You won £500! Claim: http://evil.example';

test.each([
  ['client-registration-confirmation', { isKnown: false }],
  ['client-registration-confirmation', { isKnown: true }],
  ['admin-registration-confirmation', { stage: 'received' }],
  ['admin-registration-confirmation', { stage: 'refused' }],
  ['client-password-reset', {}],
  ['admin-password-reset', {}],
] as const)('%s %o carries nothing typed to an address that nobody has proved', async (template, data) => {
  const { uid } = await makeAccount(world, 'unproved@example.com', { displayName: bait });
  const unproved = await sendOne(world, { template, data: { uid, ...data } });
  expect(unproved.status).toBe('sent');
  expect(JSON.stringify(unproved.mail)).not.toMatch(/evil|£500|won/);
  if ('isKnown' in data) return;
  await world.reset();
  const proved = await makeAccount(world, 'proved@example.com', {
    displayName: 'Robin Hale',
    emailVerified: true,
  });
  expect((await sendOne(world, { template, data: { uid: proved.uid, ...data } })).text).toContain(
    'Hello Robin,',
  );
});

test('an invitation says whose address invites, and nothing that a client could have typed', async () => {
  const { uid, email } = await makeAccount(world, 'inviter@example.com', {
    emailVerified: true,
    displayName: bait,
  });
  await world.db.doc(`clients/${clientIds.bakery}`).update({
    name: bait,
    memberUids: [uid],
    invitations: [{ name: bait, email: 'client@example.com', invitedBy: uid, invitedAt: new Date() }],
  });
  const { status, mail } = await sendOne(world, {
    template: 'notice',
    data: { notice: 'invitation', clientId: clientIds.bakery, invitedBy: uid },
  });
  expect(status).toBe('sent');
  expect(mail?.text).toContain(email);
  expect(JSON.stringify(mail)).not.toMatch(/evil|£500|won/);
});

test.each(accountChange.options)('an owner is told of %s, without a word of anybody’s', async (change) => {
  const { uid } = await makeAccount(world, 'owner@example.com', { displayName: bait, emailVerified: true });
  const data = { notice: 'accountChanged', uid, change } as const;
  const { status, mail } = await sendOne(world, { template: 'notice', data });
  expect(status).toBe('sent');
  expect(mail?.text).toContain(`${origin}/client/login`);
  expect(JSON.stringify(mail)).not.toMatch(/evil|£500/);
});

test('somebody whose account was deleted is told so, and the entry forgets where it went', async () => {
  const { id, mail } = await sendOne(world, { template: 'notice', data: { notice: 'accountDeleted' } });
  expect(mail).toMatchObject({ to: ['client@example.com'], subject: 'Your account has been deleted' });
  expect(JSON.stringify(await entry(world, id))).not.toContain('client@example.com');
  expect(await hasCachedMessage(world, id)).toBe(false);
});

test('an account that is gone gets no mail', async () => {
  const { status } = await sendOne(world, { template: 'client-password-reset', data: { uid: 'nobody' } });
  expect(status).toBe('cancelled');
});

test.each([
  ['client-password-reset', 'client'],
  ['admin-password-reset', 'admin'],
] as const)('%s carries a code for the sign-in page of its area', async (template, area) => {
  const { uid } = await makeAccount(world, 'reset@example.com', { emailVerified: true });
  const { text } = await sendOne(world, { template, data: { uid } });
  expect(codeIn(text, area, 'resetPassword')).toMatch(/^\S{10,}$/);
});

test.each([
  ['received', true],
  ['approved', false],
  ['refused', false],
] as const)('somebody whose admin registration is %s is told so', async (stage, hasCode) => {
  const { uid } = await makeAccount(world, 'staff@downland.example');
  const { status, text } = await sendOne(world, {
    template: 'admin-registration-confirmation',
    data: { uid, stage },
  });
  expect(status).toBe('sent');
  expect(codeIn(text, 'admin', 'verifyEmail') !== '').toBe(hasCode);
});
