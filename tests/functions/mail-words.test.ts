import type { Link, LinkKind } from '@agency/domain/link/schema';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { clientIds } from '@agency/emulators/seed/client';
import { people } from '@agency/emulators/seed/people';
import { acceptedProjectIds, quoteIds } from '@agency/emulators/seed/quotes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { sendTemplatedEmail } from '../../functions/src/mail/send-templated.ts';
import { findOpenLink } from '../../functions/src/records/link/open.ts';
import { makeWorld, type World } from './mail-world.ts';
import { makeAccount, origin, sendOne } from './sent-mail.ts';

// From the ids in an outbox entry to the words of the mail, read at the moment of sending.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(() => world.reset());

afterAll(() => world.close());

const ofAcceptance = {
  quoteId: quoteIds.accepted,
  version: 1,
  certificateId: `sample-certificate-${quoteIds.accepted.toLowerCase()}`,
  projectId: acceptedProjectIds.accepted,
};

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

test('the confirmation of a request states its reference and estimate, and nothing that was typed', async () => {
  const { text } = await sendOne(world, {
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
  const { mail, text } = await sendOne(world, {
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
  const { text } = await sendOne(world, {
    template: 'quote-sent-notification',
    data: { quoteId: quoteIds.sent, version: 1 },
  });
  const [, token = ''] = new RegExp(`${origin}/client/quotes/view/(\\S+)`).exec(text) ?? [];
  expect(await findOpenLink(world.deps, 'quote', token)).toMatchObject({ id: linkId });
  expect(text).toMatch(/Total including VAT: £[\d,]+\.\d\d/);
});

test('a quote whose link was revoked is shown behind sign-in', async () => {
  await world.db.doc(`quotes/${quoteIds.viewed}`).update({ linkId: null });
  const { text } = await sendOne(world, {
    template: 'quote-sent-notification',
    data: { quoteId: quoteIds.viewed, version: 1 },
  });
  expect(text).toContain(`${origin}/client/quotes/${quoteIds.viewed}`);
});

test('both sides are told of an acceptance, with its certificate', async () => {
  const client = await sendOne(world, { template: 'quote-accepted-confirmation', data: ofAcceptance });
  expect(client.text).toContain(`Quote: ${quoteIds.accepted}`);
  expect(client.text).toContain(`${origin}/verify/${ofAcceptance.certificateId}`);
  expect(client.text).toMatch(/Accepted: \d+ \w+ \d{4}, 4:45 pm (GMT|BST)/);
  await world.reset();
  const staff = await sendOne(world, { template: 'quote-accepted-notification', data: ofAcceptance });
  expect(staff.text).toContain(`${origin}/admin/quotes?quote=${quoteIds.accepted}`);
});

test('nobody is told of an acceptance that was voided', async () => {
  const data = {
    ...ofAcceptance,
    quoteId: quoteIds.voided,
    certificateId: `sample-certificate-${quoteIds.voided.toLowerCase()}`,
  };
  const { status, error, mail } = await sendOne(world, { template: 'quote-accepted-confirmation', data });
  expect({ status, error, mail }).toEqual({
    status: 'cancelled',
    error: 'The acceptance has been voided.',
    mail: undefined,
  });
});

test.each([
  ['quoteDeclined', quoteIds.declined, 'declined'],
  ['quoteWithdrawn', quoteIds.withdrawn, 'withdrawn'],
  ['quoteVoided', quoteIds.voided, 'void'],
] as const)('the notice %s is sent', async (notice, quoteId, word) => {
  const { status, mail } = await sendOne(world, {
    template: 'notice',
    data: { notice, quoteId, version: 1 },
  });
  expect(status).toBe('sent');
  expect(mail?.subject).toContain(word);
  expect(mail?.subject).toContain(quoteId);
});

test.each(['quoteWithdrawn', 'quoteVoided', 'quoteDeclined'] as const)(
  'the notice %s is called off where it is no longer true',
  async (notice) => {
    const data = { notice, quoteId: quoteIds.accepted, version: 1 };
    expect((await sendOne(world, { template: 'notice', data })).status).toBe('cancelled');
  },
);

test('staff are told of a registration that waits and of a link that is asked for', async () => {
  const { uid } = await makeAccount(world, people.pending.email);
  const waiting = await sendOne(world, {
    template: 'notice',
    data: { notice: 'adminAwaitingApproval', uid },
  });
  expect(waiting.text).toContain(people.pending.email);
  await world.reset();
  const linkId = await makeLink('asked-for-again', 'project', 'P-7V4BQK', world.deps.clock());
  const asked = await sendOne(world, {
    template: 'notice',
    data: { notice: 'newLinkAsked', linkId },
  });
  expect(asked.text).toContain(`${origin}${adminPaths.project({ id: 'P-7V4BQK' })}`);
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
