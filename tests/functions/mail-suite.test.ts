import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newMail } from '../../functions/src/mail-queue/outbox.ts';
import { linkIn, mailsTo, readMail, sendEvent, setFault, waitForMail } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { addresses, admin, eventually, samples, unique } from '../support/suite.ts';

// End to end in the running suite: an entry is queued, its trigger drains, the SDK calls the stand-in, the mailbox has
// it, the signed webhook comes back through Hosting.

const { db, auth } = admin();
let token: string;

beforeAll(async () => {
  ({ idToken: token } = await signIn(samples.admin));
});

/** Mails of other files may still be on their way: a fault of the provider is for the mails of one test. */
beforeEach(async () => {
  const waiting = db.collection('outbox').where('status', 'in', ['queued', 'sending']);
  const isQuiet = async () => (await waiting.where('nextAttemptAt', '<=', new Date()).limit(1).get()).empty;
  await eventually('the mails of others to be gone', isQuiet, 80_000);
});
afterEach(() => setFault('ok'));

/** Queues a reset for an account of this test alone. */
async function queueReset(): Promise<{ id: string; email: string }> {
  const email = `${unique('reset')}@example.com`;
  const { uid } = await auth.createUser({ email, emailVerified: true, password: 'a long password' });
  const id = `client-password-reset.${uid}.test`;
  const order = { id, template: 'client-password-reset' as const, to: [email], data: { uid } };
  const { path, data } = newMail(order, new Date());
  await db.doc(path).create(data);
  return { id, email };
}

async function statusOf(id: string): Promise<unknown> {
  return (await db.doc(`outbox/${id}`).get()).get('status');
}

const becomes = (id: string, status: string) =>
  eventually(`${id} to be ${status}`, async () => (await statusOf(id)) === status, 120_000);

test('what is queued arrives once, with a link to our own page, and is recorded', async () => {
  const { id, email } = await queueReset();
  const mail = await waitForMail(email, 'client-password-reset');
  expect(linkIn(mail, 'oobCode=')).toContain(`${addresses.site}/client/login?mode=resetPassword&oobCode=`);
  expect(mail.text).toContain(linkIn(mail, 'oobCode='));
  await becomes(id, 'sent');
  await sendEvent(mail.id, 'delivered');
  await becomes(id, 'delivered');
});

test('a provider that fails twice and then works: the mail arrives once', async () => {
  await setFault('500', 2);
  const { id, email } = await queueReset();
  await becomes(id, 'sent');
  expect((await db.doc(`outbox/${id}`).get()).get('attempts')).toBeGreaterThan(0);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('eight at once, with their eight triggers: each arrives once', async () => {
  const queued = await Promise.all(Array.from({ length: 8 }, queueReset));
  for (const { id } of queued) await becomes(id, 'sent');
  for (const { email } of queued) expect(await mailsTo(email)).toHaveLength(1);
});

test('a refused mail fails visibly, and goes when an admin retries it', async () => {
  await setFault('422');
  const { id, email } = await queueReset();
  await becomes(id, 'failed');
  await setFault('ok');
  const answer = await callOperation('retryMail', { mailId: id }, token);
  expect(answer.result).toEqual({ status: 'queued' });
  await becomes(id, 'sent');
  expect(await mailsTo(email)).toHaveLength(1);
});

async function post(path: string, body: unknown, bearer?: string): Promise<Response> {
  return fetch(`${addresses.site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
}

test('staff render and send by the API, through Hosting', async () => {
  const sample = { templateName: 'quote-sent-notification', sample: true };
  expect((await post('/api/email/render-template', sample)).status).toBe(401);
  const { idToken: client } = await signIn(samples.client);
  expect((await post('/api/email/render-template', sample, client)).status).toBe(403);
  const rendered = await post('/api/email/render-template', sample, token);
  expect(rendered.status).toBe(200);
  const to = `${unique('letter')}@example.com`;
  const attachments = [{ filename: 'plan.txt', content: btoa('A plan'), contentType: 'text/plain' }];
  const sent = await post('/api/email/send', { to, html: '<p>Hello</p>', attachments }, token);
  expect(sent.status).toBe(202);
  const mail = await waitForMail(to, 'notice');
  expect(mail).toMatchObject({ subject: 'Notification from Downland Digital', html: '<p>Hello</p>' });
  expect((await readMail(mail.id)).attachments).toMatchObject([
    { filename: 'plan.txt', contentType: 'text/plain', size: 6 },
  ]);
});

test('an unsigned webhook is refused', async () => {
  const event = { type: 'email.bounced', data: { tags: { outbox_id: 'anything' } } };
  expect((await post('/api/webhooks/resend', event)).status).toBe(401);
});
