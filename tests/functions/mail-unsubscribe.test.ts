import {
  notificationPreferences,
  type OptionalMail,
  optionalMails,
  user as userSchema,
} from '@agency/domain/user/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import { mailRoutes } from '../../functions/src/mail/routes.ts';
import { sendTemplatedEmail } from '../../functions/src/mail/send-templated.ts';
import { newMail, newMailEach } from '../../functions/src/mail-queue/outbox.ts';
import { wantsMail } from '../../functions/src/mail-queue/preferences.ts';
import { addressHash } from '../../functions/src/mail-queue/suppressions.ts';
import { unsubscribeView } from '../../functions/src/mail-queue/unsubscribe-view.ts';
import { sampleData } from '../../functions/src/mail-render/render.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import { setNotificationPreferences } from '../../functions/src/user/set-notification-preferences.ts';
import { forged } from '../support/suite.ts';
import { entry, makeWorld, type World } from './mail-world.ts';
import { httpRequest } from './support/http-request.ts';
import { caller, person as personOf } from './world.ts';

let world: World;
let round = 0;
let address = '';

beforeAll(async () => {
  world = await makeWorld();
});

beforeEach(async () => {
  await world.reset();
  round += 1;
  address = `recipient-${round}@example.com`;
});

afterAll(() => world.close());

const kind: OptionalMail = 'file-upload-notification';

/** Queues the sample of a template for an address; its text is final, but whether it may be sent is still checked. */
async function queueSample(template: OptionalMail = kind, to = address): Promise<string> {
  const data = sampleData(template);
  const result = await sendTemplatedEmail(world.deps, { templateName: template, to, data });
  if (!result.success) throw new Error(result.error);
  return result.id;
}

function tokenIn(text: string): string {
  const [, token = ''] = /\/unsubscribe\/([^\s>]+)/.exec(text) ?? [];
  return token;
}

/** The token of a mail as it arrived. */
async function receivedToken(template: OptionalMail = kind): Promise<string> {
  await queueSample(template);
  await drain(world.deps);
  return tokenIn(world.delivered.at(-1)?.text ?? '');
}

async function post(token: string, body: string, headers: Record<string, string> = {}) {
  const request = httpRequest({
    method: 'POST',
    path: `/api/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
  return dispatch(mailRoutes, request, world.deps);
}

const oneClick = (token: string) => post(token, 'List-Unsubscribe=One-Click');

const allOn = Object.fromEntries(optionalMails.map((name) => [name, true]));

/** An account with its user document, as `ensureUser` leaves it. */
async function makeAccount(email: string, emailVerified = true): Promise<string> {
  const auth = await world.deps.auth();
  const { uid } = await auth.createUser({ email, emailVerified });
  const document = v.parse(userSchema, {
    email,
    displayName: 'A recipient',
    phone: null,
    role: null,
    adminRequest: null,
    notificationPreferences: allOn,
    disabled: false,
    searchTokens: [],
    createdAt: new Date(),
    updatedAt: new Date(),
    updatedBy: 'system',
  });
  await world.db.doc(`users/${uid}`).set(document);
  return uid;
}

async function suppression(email = address) {
  return (await world.db.doc(`suppressions/${addressHash(email)}`).get()).data();
}

describe.each(optionalMails)('%s', (template) => {
  test('has both headers of RFC 8058 and a link for people, signed for its recipient', async () => {
    const token = await receivedToken(template);
    const [mail] = world.delivered;
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://downland.example/api/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.html).toContain(`href="https://downland.example/unsubscribe/${token}"`);
    expect(await unsubscribeView(world.deps, token)).toEqual({ template, isOff: false });
  });

  test('is not sent any more once it was switched off, and the others are', async () => {
    const token = await receivedToken(template);
    expect((await oneClick(token)).status).toBe(200);
    for (const one of optionalMails) {
      const id = await queueSample(one);
      await drain(world.deps);
      expect((await entry(world, id)).status, one).toBe(one === template ? 'cancelled' : 'sent');
    }
  });
});

test('mail that nobody can switch off has neither header nor link, and always goes', async () => {
  await oneClick(await receivedToken());
  const data = sampleData('contact-form-confirmation');
  const mail = { templateName: 'contact-form-confirmation', to: address, data } as const;
  expect(await sendTemplatedEmail(world.deps, mail)).toMatchObject({ success: true });
  await drain(world.deps);
  const { headers, html } = world.delivered.at(-1) ?? { headers: {}, html: '' };
  expect(Object.keys(headers).filter((name) => name.startsWith('List-'))).toEqual([]);
  expect(html).not.toContain('unsubscribe');
});

test('switched off while it waits: queued becomes cancelled', async () => {
  const token = await receivedToken();
  world.faults.set({ mode: '500', count: 1 });
  const id = await queueSample();
  world.whenSleeping = async () => {
    if ((await entry(world, id)).attempts === 1) await oneClick(token);
  };
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({
    status: 'cancelled',
    error: 'The recipient has switched these emails off.',
  });
  expect(world.delivered).toHaveLength(1);
});

test('five presses at once and one more count as one', async () => {
  const token = await receivedToken();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => oneClick(token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const first = await world.db.doc(`suppressions/${addressHash(address)}`).get();
  world.pass(1_000);
  expect((await oneClick(token)).status).toBe(200);
  const now = await world.db.doc(`suppressions/${addressHash(address)}`).get();
  expect(now.data()).toMatchObject({ kindsOff: [kind], bouncedAt: null, complainedAt: null });
  expect(now.updateTime?.isEqual(first.updateTime ?? now.readTime)).toBe(true);
});

test('the page’s form returns to the page, which then says that it is done', async () => {
  const token = await receivedToken();
  const answer = await post(token, 'from=page');
  expect(answer).toMatchObject({ status: 303, headers: { Location: `/unsubscribe/${token}` } });
  expect(await unsubscribeView(world.deps, token)).toEqual({ template: kind, isOff: true });
});

test('an empty post and one as JSON switch off, too', async () => {
  const token = await receivedToken();
  expect((await post(token, '', { 'content-type': '' })).status).toBe(200);
  expect(await suppression()).toMatchObject({ kindsOff: [kind] });
});

test('reading changes nothing, and nothing but a POST is answered', async () => {
  const token = await receivedToken();
  await unsubscribeView(world.deps, token);
  expect(await suppression()).toBeUndefined();
});

test('a token that is not ours is a 404 and switches nothing off', async () => {
  const token = await receivedToken();
  for (const wrong of [forged(token), 'x', token.replace(/^\w{8}/, '00000000')]) {
    const answer = await oneClick(wrong);
    expect([answer.status, JSON.parse(String(answer.body)).error.code]).toEqual([404, 'link-not-valid']);
    expect(await unsubscribeView(world.deps, wrong)).toBeNull();
  }
  expect(await suppression()).toBeUndefined();
});

test('the profile of the account shows it; switching on there counts again', async () => {
  const uid = await makeAccount(address);
  const token = await receivedToken();
  await oneClick(token);
  const ref = world.db.doc(`users/${uid}`);
  expect((await ref.get()).get('notificationPreferences')).toEqual({
    'project-update-notification': true,
    'file-upload-notification': false,
    'new-message-notification': true,
  });
  expect(await wantsMail(world.deps, { email: address, uid }, kind)).toBe(false);
  const preferences = v.parse(notificationPreferences, { ...allOn, 'new-message-notification': false });
  await setNotificationPreferences(world.deps, { preferences }, { person: personOf(uid), caller });
  expect(await wantsMail(world.deps, { email: address, uid }, kind)).toBe(true);
});

test('a link in a mail to a former address switches nothing off at the new one', async () => {
  const uid = await makeAccount(address);
  const token = await receivedToken();
  const ref = world.db.doc(`users/${uid}`);
  await ref.update({ email: `new-${address}` });
  await (await world.deps.auth()).updateUser(uid, { email: `new-${address}` });
  expect((await oneClick(token)).status).toBe(200);
  expect((await ref.get()).get('notificationPreferences')).toEqual(allOn);
  expect(await wantsMail(world.deps, { email: `new-${address}`, uid }, kind)).toBe(true);
  expect(await wantsMail(world.deps, { email: address }, kind)).toBe(false);
});

test('what is off in the profile is not sent, whether or not the account is named', async () => {
  const uid = await makeAccount(address);
  await world.db.doc(`users/${uid}`).update({ notificationPreferences: { ...allOn, [kind]: false } });
  expect(await wantsMail(world.deps, { email: address, uid }, kind)).toBe(false);
  expect(await wantsMail(world.deps, { email: address }, kind)).toBe(false);
  expect(await wantsMail(world.deps, { email: address }, 'new-message-notification')).toBe(true);
  expect(await wantsMail(world.deps, { email: address }, 'quote-sent-notification')).toBe(true);
});

test('somebody who registered an address without verifying it decides nothing for it', async () => {
  const uid = await makeAccount(address, false);
  await world.db.doc(`users/${uid}`).update({ notificationPreferences: { ...allOn, [kind]: false } });
  expect(await wantsMail(world.deps, { email: address }, kind)).toBe(true);
});

test('optional mail goes to one person at a time', async () => {
  const order = { id: 'one', template: kind, to: ['a@example.com', 'b@example.com'], data: {} } as const;
  expect(() => newMail(order, new Date())).toThrow('one person at a time');
  const each = newMailEach({ ...order, to: [...order.to, 'a@example.com'] }, new Date());
  expect(each.map(({ data }) => data.to)).toEqual([['a@example.com'], ['b@example.com']]);
  expect(new Set(each.map(({ path }) => path)).size).toBe(2);
  const data = sampleData(kind);
  expect(await sendTemplatedEmail(world.deps, { templateName: kind, to: order.to, data })).toEqual({
    success: false,
    error: 'to: Send this template to one person at a time',
  });
});
