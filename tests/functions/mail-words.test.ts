import type { Link, LinkKind } from '@agency/domain/link/schema';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { clientIds } from '@agency/emulators/seed/client';
import { people } from '@agency/emulators/seed/people';
import { acceptedProjectIds, quoteIds } from '@agency/emulators/seed/quotes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { sendTemplatedEmail } from '../../functions/src/mail/send-templated.ts';
import type { MailContent, MailOrder } from '../../functions/src/mail-queue/outbox.ts';
import { findOpenLink } from '../../functions/src/records/link/open.ts';
import { entry, hasCachedMessage, makeWorld, queue, type World } from './mail-world.ts';

// From the ids in an outbox entry to the words of the mail, read at the moment of sending.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterAll(() => world.close());

let round = 0;

async function sendOne(order: MailContent & Pick<MailOrder, 'replyTo'> & { to?: string }) {
  round += 1;
  const id = await queue(world, {
    id: `mail.of.this.test.${round}`,
    ...order,
    to: [order.to ?? 'client@example.com'],
  });
  await drain(world.deps);
  const stored = await entry(world, id);
  const [mail] = world.delivered;
  return { id, status: stored.status, error: stored.error, mail, text: mail?.text ?? '' };
}

const origin = 'https://downland.example';
const ofAcceptance = {
  quoteId: quoteIds.accepted,
  version: 1,
  certificateId: `sample-certificate-${quoteIds.accepted.toLowerCase()}`,
  projectId: acceptedProjectIds.accepted,
};

/** The code in a link of a mail to a sign-in page. */
function codeIn(text: string, area: 'client' | 'admin', mode: string): string {
  const [, code = ''] = new RegExp(`${origin}/${area}/login\\?mode=${mode}&oobCode=(\\S+)`).exec(text) ?? [];
  return code;
}

async function makeLink(
  id: string,
  kind: LinkKind,
  documentId: string,
  revokedAt: Date | null,
): Promise<string> {
  const now = world.deps.clock();
  const made: Link = {
    kind,
    documentId,
    clientId: clientIds.bakery,
    memberUids: [],
    membersVersion: null,
    rotation: 0,
    expiresOn: null,
    revokedAt,
    lastUsedAt: null,
    useCount: 0,
    createdAt: now,
    updatedAt: now,
  };
  await world.db.doc(`links/${id}`).set(made);
  return id;
}

async function account(
  email: string,
  more: { emailVerified?: boolean; disabled?: boolean; displayName?: string } = {},
) {
  const auth = await world.deps.auth();
  const known = await auth.getUserByEmail(email).catch(() => null);
  if (known) await auth.deleteUser(known.uid);
  return auth.createUser({ email, displayName: 'Ada Fernley', password: 'a long password', ...more });
}

test('the confirmation of a request states its reference and estimate, and nothing that was typed', async () => {
  const { text } = await sendOne({
    template: 'quote-request-confirmation',
    data: { quoteId: quoteIds.requested },
  });
  expect(text).toContain(`Reference: ${quoteIds.requested}`);
  expect(text).toContain('Services: Websites and Blogs');
  expect(text).toContain('Estimate: £8,100 to £15,420');
  expect(text).not.toContain('garden');
  expect(text).not.toContain('Ada');
});

test('the notification of a request states all of it, and a reply goes to the visitor', async () => {
  const now = world.deps.clock();
  const file = {
    name: 'beds.jpg',
    size: 1,
    contentType: 'image/jpeg',
    storagePath: 'files/beds',
    owner: null,
  };
  const claimed = {
    state: 'claimed',
    claimedBy: `quotes/${quoteIds.requested}`,
    expiresAt: now,
    createdAt: now,
  };
  await world.db.doc('uploads/beds').set({ ...file, ...claimed });
  const draft = world.db.doc(`quotes/${quoteIds.requested}/private/draft`);
  await draft.update({ 'enquiry.uploadIds': ['beds'] });
  const { mail, text } = await sendOne({
    template: 'quote-request-notification',
    data: { quoteId: quoteIds.requested },
    replyTo: 'ada.fernley@example.com',
  });
  expect(mail?.headers['Reply-To']).toBe('ada.fernley@example.com');
  expect(mail?.subject).toBe(`Quote request ${quoteIds.requested} from Ada Fernley`);
  expect(text).toContain('I design gardens around Horsham');
  for (const fact of [
    'Budget: £5,000 to £15,000',
    'When: In 1 to 3 months',
    'Answer: by phone',
    'Files: beds.jpg',
  ])
    expect(text).toContain(fact);
  expect(text).toContain(`${origin}/admin/quotes?quote=${quoteIds.requested}`);
});

test('a sent quote comes with a link that opens it', async () => {
  const linkId = await makeLink('link-of-a-test', 'quote', quoteIds.sent, null);
  await world.db.doc(`quotes/${quoteIds.sent}`).update({ linkId });
  const { text } = await sendOne({
    template: 'quote-sent-notification',
    data: { quoteId: quoteIds.sent, version: 1 },
  });
  const [, token = ''] = new RegExp(`${origin}/client/quotes/view/(\\S+)`).exec(text) ?? [];
  expect(await findOpenLink(world.deps, 'quote', token)).toMatchObject({ id: linkId });
  expect(text).toMatch(/Total: £[\d,]+\.\d\d/);
});

test('a quote whose link was revoked is shown behind sign-in', async () => {
  await world.db.doc(`quotes/${quoteIds.viewed}`).update({ linkId: null });
  const { text } = await sendOne({
    template: 'quote-sent-notification',
    data: { quoteId: quoteIds.viewed, version: 1 },
  });
  expect(text).toContain(`${origin}/client/quotes/${quoteIds.viewed}`);
});

test('both sides are told of an acceptance, with its certificate', async () => {
  const client = await sendOne({ template: 'quote-accepted-confirmation', data: ofAcceptance });
  expect(client.text).toContain(`Quote: ${quoteIds.accepted}`);
  expect(client.text).toContain(`${origin}/verify/${ofAcceptance.certificateId}`);
  expect(client.text).toMatch(/Accepted on: \d+ \w+ \d{4}, 4:45 pm (GMT|BST)/);
  await world.reset();
  const staff = await sendOne({ template: 'quote-accepted-notification', data: ofAcceptance });
  expect(staff.text).toContain(`${origin}/admin/quotes?quote=${quoteIds.accepted}`);
});

test('nobody is told of an acceptance that was voided', async () => {
  const data = {
    ...ofAcceptance,
    quoteId: quoteIds.voided,
    certificateId: `sample-certificate-${quoteIds.voided.toLowerCase()}`,
  };
  const { status, error, mail } = await sendOne({ template: 'quote-accepted-confirmation', data });
  expect({ status, error, mail }).toEqual({
    status: 'cancelled',
    error: 'The acceptance was voided.',
    mail: undefined,
  });
});

test('a registration is confirmed by a code for that account, which is stored nowhere', async () => {
  const { uid, email = '' } = await account('new@example.com');
  const { id, text } = await sendOne({
    template: 'client-registration-confirmation',
    to: email,
    data: { uid, isKnown: false },
  });
  expect(codeIn(text, 'client', 'verifyEmail')).toMatch(/^\S{10,}$/);
  expect(JSON.stringify(await entry(world, id))).not.toContain('oobCode');
  expect(await hasCachedMessage(world, id)).toBe(false);
});

test('a known address is told that it has an account, without a code', async () => {
  const { uid, email = '' } = await account('known@example.com', { emailVerified: true });
  const { mail, text } = await sendOne({
    template: 'client-registration-confirmation',
    to: email,
    data: { uid, isKnown: true },
  });
  expect(mail?.subject).toBe('You already have an account at Downland Digital');
  expect(text).not.toContain('oobCode');
});

test.each([
  ['a confirmed address', { emailVerified: true }, 'client-registration-confirmation', { isKnown: false }],
  ['a disabled account', { disabled: true }, 'client-password-reset', {}],
] as const)('%s gets no mail', async (_what, more, template, data) => {
  const { uid } = await account('nothing@example.com', more);
  expect((await sendOne({ template, data: { uid, ...data } })).status).toBe('cancelled');
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
  const { uid } = await account('unproved@example.com', { displayName: bait });
  const unproved = await sendOne({ template, data: { uid, ...data } });
  expect(unproved.status).toBe('sent');
  expect(JSON.stringify(unproved.mail)).not.toMatch(/evil|£500|won/);
  if ('isKnown' in data) return;
  await world.reset();
  const proved = await account('proved@example.com', { displayName: 'Robin Hale', emailVerified: true });
  expect((await sendOne({ template, data: { uid: proved.uid, ...data } })).text).toContain('Hello Robin,');
});

test('an invitation says whose address invites, and nothing that a client could have typed', async () => {
  const { uid, email } = await account('inviter@example.com', { emailVerified: true, displayName: bait });
  await world.db.doc(`clients/${clientIds.bakery}`).update({
    name: bait,
    memberUids: [uid],
    invitations: [{ name: bait, email: 'client@example.com', invitedBy: uid, invitedAt: new Date() }],
  });
  const { status, mail } = await sendOne({
    template: 'notice',
    data: { notice: 'invitation', clientId: clientIds.bakery, invitedBy: uid },
  });
  expect(status).toBe('sent');
  expect(mail?.text).toContain(email);
  expect(JSON.stringify(mail)).not.toMatch(/evil|£500|won/);
});

test.each([
  'passwordChanged',
  'addressChanged',
  'methodAdded',
  'methodRemoved',
  'signedOut',
  'sessionsEnded',
  'takenBack',
] as const)('an owner is told of %s, without a word of anybody’s', async (change) => {
  const { uid } = await account('owner@example.com', { displayName: bait, emailVerified: true });
  const data = { notice: 'accountChanged', uid, change } as const;
  const { status, mail } = await sendOne({ template: 'notice', data });
  expect(status).toBe('sent');
  expect(mail?.text).toContain(`${origin}/client/login`);
  expect(JSON.stringify(mail)).not.toMatch(/evil|£500/);
});

test('somebody whose account was deleted is told so, and the entry forgets where it went', async () => {
  const { id, mail } = await sendOne({ template: 'notice', data: { notice: 'accountDeleted' } });
  expect(mail).toMatchObject({ to: ['client@example.com'], subject: 'Your account was deleted' });
  expect(JSON.stringify(await entry(world, id))).not.toContain('client@example.com');
  expect(await hasCachedMessage(world, id)).toBe(false);
});

test('an account that is gone gets no mail', async () => {
  const { status } = await sendOne({ template: 'client-password-reset', data: { uid: 'nobody' } });
  expect(status).toBe('cancelled');
});

test.each([
  ['client-password-reset', 'client'],
  ['admin-password-reset', 'admin'],
] as const)('%s carries a code for the sign-in page of its area', async (template, area) => {
  const { uid } = await account('reset@example.com', { emailVerified: true });
  const { text } = await sendOne({ template, data: { uid } });
  expect(codeIn(text, area, 'resetPassword')).toMatch(/^\S{10,}$/);
});

test.each([
  ['received', true],
  ['approved', false],
  ['refused', false],
] as const)('somebody whose admin registration is %s is told so', async (stage, hasCode) => {
  const { uid } = await account('staff@downland.example');
  const { status, text } = await sendOne({
    template: 'admin-registration-confirmation',
    data: { uid, stage },
  });
  expect(status).toBe('sent');
  expect(codeIn(text, 'admin', 'verifyEmail') !== '').toBe(hasCode);
});

test.each([
  ['quoteDeclined', quoteIds.declined, 'declined'],
  ['quoteWithdrawn', quoteIds.withdrawn, 'withdrawn'],
  ['quoteVoided', quoteIds.voided, 'void'],
] as const)('the notice %s is sent', async (notice, quoteId, word) => {
  const { status, mail } = await sendOne({ template: 'notice', data: { notice, quoteId, version: 1 } });
  expect(status).toBe('sent');
  expect(mail?.subject).toContain(word);
  expect(mail?.subject).toContain(quoteId);
});

test.each(['quoteWithdrawn', 'quoteVoided', 'quoteDeclined'] as const)(
  'the notice %s is called off where it is no longer true',
  async (notice) => {
    const data = { notice, quoteId: quoteIds.accepted, version: 1 };
    expect((await sendOne({ template: 'notice', data })).status).toBe('cancelled');
  },
);

test('staff are told of a registration that waits and of a link that is asked for', async () => {
  const { uid } = await account(people.pending.email);
  const waiting = await sendOne({ template: 'notice', data: { notice: 'adminAwaitingApproval', uid } });
  expect(waiting.text).toContain(people.pending.email);
  await world.reset();
  const linkId = await makeLink('asked-for-again', 'project', 'P-7V4BQK', world.deps.clock());
  const asked = await sendOne({
    template: 'notice',
    data: { notice: 'newLinkAsked', linkId },
  });
  expect(asked.text).toContain(
    `${origin}${adminPaths.project({ id: 'P-7V4BQK', clientId: clientIds.bakery })}`,
  );
});

test('sendTemplatedEmail queues what it renders', async () => {
  const result = await sendTemplatedEmail(world.deps, {
    templateName: 'contact-form-confirmation',
    to: 'client@example.com',
    data: { reference: 'C-3X7N5R' },
  });
  expect(result).toEqual({ success: true, id: expect.stringMatching(/^contact-form-confirmation\./) });
  await drain(world.deps);
  expect(world.delivered[0]).toMatchObject({
    template: 'contact-form-confirmation',
    subject: 'We have your message C-3X7N5R',
  });
});

test('sendTemplatedEmail says what is wrong and never throws', async () => {
  const mail = { templateName: 'contact-form-confirmation' as const, to: 'client@example.com', data: {} };
  expect(await sendTemplatedEmail(world.deps, mail)).toEqual({
    success: false,
    error: 'reference: This is missing',
  });
  const broken = {
    ...world.deps,
    storage: () => Promise.reject(new Error('')),
  };
  const good = { ...mail, data: { reference: 'C-3X7N5R' } };
  expect(await sendTemplatedEmail(broken, good)).toEqual({ success: false, error: 'Failed to send email' });
  expect((await world.db.collection('outbox').get()).size).toBe(0);
});
