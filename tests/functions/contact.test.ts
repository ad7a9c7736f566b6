import { type ContactInput, contactInput } from '@agency/domain/contact/request';
import { rateLimits } from '@agency/domain/platform/schema';
import { parseInput } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContact } from '../../functions/src/contact/request.ts';
import { postContact } from '../../functions/src/contact/request-http.ts';
import { convertEnquiry } from '../../functions/src/enquiry/convert.ts';
import { replyToEnquiry } from '../../functions/src/enquiry/reply.ts';
import type { HttpRequest } from '../../functions/src/platform/http.ts';
import { unique } from '../support/suite.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import { auditOf } from './project-world.ts';
import { headOf } from './quote-world.ts';
import { httpRequest } from './support/http-request.ts';
import { asStaff, callerFrom, countOf, makeWorld, sender, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('contact');
});
afterAll(() => world.close());

const words = (rest: Record<string, unknown> = {}) => ({
  name: 'Kim Fenn',
  email: `${unique('kim')}@example.com`,
  subject: 'Moving our site',
  message: 'Can you move it?',
  consent: true,
  ...rest,
});
const input = (rest: Record<string, unknown> = {}): ContactInput => parseInput(contactInput, words(rest));
const send = (sent: ContactInput, key?: string, network?: string) =>
  requestContact(world.deps, sent, sender(key, network));
const contact = async (id: string) => (await world.deps.db.doc(`contacts/${id}`).get()).data();

/** A request as the server passes it on, each from its own caller. */
function post(type: string, body: string, headers: Readonly<Record<string, string>> = {}): HttpRequest {
  return httpRequest({
    method: 'POST',
    path: '/api/contacts',
    headers: { 'content-type': type, ...headers },
    body,
    caller: callerFrom(unique('ip')),
  });
}
const json = (body: unknown, headers?: Readonly<Record<string, string>>) =>
  postContact(post('application/json', JSON.stringify(body), headers), world.deps);
const form = (fields: Record<string, string>, headers?: Readonly<Record<string, string>>) =>
  postContact(
    post('application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), headers),
    world.deps,
  );

/** The visitor's mail names the message, the one to staff its author. */
const isAbout =
  (id: string, email: string) =>
  ({ text }: { readonly text: string }) =>
    text.includes(id) || text.includes(email);

describe('a visitor writes', () => {
  it('is stored with two mails: a confirmation without free text, and one to staff whose reply goes to the visitor', async () => {
    const sent = input();
    const { id, reference } = await send(sent);
    expect(reference).toBe(id);
    expect(id).toMatch(/^C-[2-9A-Z]{6}$/);
    expect(await contact(id)).toMatchObject({
      name: 'Kim Fenn',
      subject: 'Moving our site',
      status: 'new',
      notes: '',
    });
    const confirmation = await wordsOf(world, `contact-form-confirmation.${id}`);
    expect(confirmation).toContain(id);
    for (const typed of ['Kim', 'Moving', 'move it']) expect(confirmation).not.toContain(typed);
    const notification = await wordsOf(world, `contact-form-notification.${id}`);
    expect(notification).toContain('Can you move it?');
    expect(notification).toContain(absoluteUrl(world.deps.config.origin, adminPaths.contact(id)));
    const mails = (await sendAll(world)).filter(isAbout(id, sent.email));
    expect(mails).toHaveLength(2);
    expect(mails.find(({ to }) => to[0] !== sent.email)).toMatchObject({ replyTo: sent.email });
  });

  it('is one contact however often it is sent at once, and another after ten minutes', async () => {
    world.setClock(new Date());
    const sent = input();
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(sent)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await countOf(world, 'outbox', 'data.contactId', answers[0]?.id)).toBe(2);
    world.setClock(new Date(world.deps.clock().getTime() + 11 * 60_000));
    expect((await send(sent)).id).not.toBe(answers[0]?.id);
  });

  it('gets the first response for a repeated key, and a refusal for the key with other words', async () => {
    const sent = input();
    const key = unique('key');
    const first = await send(sent, key);
    expect(await send({ ...sent, attribution: { first: null, last: null } }, key)).toEqual(first);
    await expect(send({ ...sent, message: 'Other' }, key)).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('may write five times an hour from one address, and is confirmed three times a day', async () => {
    // Stopped: the counts start again every hour and every day.
    world.setClock(new Date());
    const email = `${unique('often')}@example.com`;
    const { most } = rateLimits.formsPerEmail;
    const again = (message: string, to = email) =>
      send(input({ email: to, message }), undefined, 'one network');
    for (let count = 0; count < most; count += 1) await again(`Number ${count}`);
    const wait =
      /^That’s a lot in a short time\. Please try again in (\d+ minutes|a minute), or call us on 01403 555 0100\.$/;
    for (const to of [email, email.replace('@', '+label@')]) {
      await expect(again('One more', to)).rejects.toMatchObject({
        code: 'resource-exhausted',
        message: expect.stringMatching(wait),
      });
    }
    expect(await countOf(world, 'contacts', 'email', email)).toBe(most);
    const confirmed = await countOf(world, 'outbox', 'to', [email]);
    expect(confirmed).toBe(rateLimits.confirmationsPerRecipient.most);
    // Whose address it is writes from elsewhere, and is taken like anybody.
    const { id } = await send(input({ email, message: 'It is really me' }));
    expect(await contact(id)).toMatchObject({ email, message: 'It is really me' });
    expect(await countOf(world, 'outbox', 'to', [email])).toBe(confirmed);
  });

  it('is stored though the mail provider is down, and mailed later', async () => {
    const sent = input();
    const { id } = await send(sent);
    await sendAll(world, { kind: 'temporary', error: 'Down' });
    expect(await contact(id)).toMatchObject({ status: 'new' });
    const { docs } = await world.deps.db.collection('outbox').where('data.contactId', '==', id).get();
    expect(docs.map((mail) => mail.get('status'))).toEqual(['queued', 'queued']);
    world.setClock(new Date(world.deps.clock().getTime() + 10 * 3600_000));
    const mails = await sendAll(world);
    expect(mails.filter(isAbout(id, sent.email))).toHaveLength(2);
  });
});

describe('POST /api/contacts', () => {
  it('answers JSON with 201 and its reference', async () => {
    const answer = await json(words());
    expect(answer.status).toBe(201);
    const { id, reference } = JSON.parse(String(answer.body));
    expect(reference).toBe(id);
    expect(await contact(id)).toMatchObject({ name: 'Kim Fenn' });
  });

  it('sends a browser without script back to the page', async () => {
    const answer = await form({ ...words(), consent: 'on', website: '' });
    expect(answer.status).toBe(303);
    const reference = /^\/contact\?sent=(C-[2-9A-Z]{6})$/.exec(answer.headers.Location ?? '')?.[1];
    expect(await contact(reference ?? '')).toMatchObject({ subject: 'Moving our site' });
  });

  it('answers a filled honeypot as success and stores nothing', async () => {
    for (const trap of [{ website: 'https://spam.example' }, { elapsedMs: '12' }]) {
      const email = `${unique('trap')}@example.com`;
      const answer = await form({ ...words({ email }), consent: 'on', ...trap });
      expect(answer.status).toBe(303);
      expect(await countOf(world, 'contacts', 'email', email)).toBe(0);
    }
  });

  it.each([
    ['no consent', { consent: false }, 'consent'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['no address', { email: 'kim' }, 'email'],
    ['a line break in the subject', { subject: 'Hello\nBcc: all@example.com' }, 'subject'],
    ['a field that nobody knows', { admin: true }, 'admin'],
  ])('refuses %s, naming the field', async (_what, wrong, path) => {
    await expect(json(words(wrong))).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [expect.objectContaining({ path })],
    });
  });

  it('refuses other sites, other types and more than 64 KiB', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    await expect(form({ ...words(), consent: 'on' }, elsewhere)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(postContact(post('text/plain', '{}'), world.deps)).rejects.toMatchObject({
      code: 'unsupported-type',
    });
    await expect(json(words({ message: 'x'.repeat(66_000) }))).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('staff answer', () => {
  const reply = (id: string, replyId: string, message = 'Yes, we can.\n\nWhen shall we begin?') =>
    replyToEnquiry(world.deps, { enquiry: { kind: 'contact', id }, replyId, message }, asStaff);

  it('with one mail from the agency for two clicks, recorded in the log', async () => {
    const { id } = await send(input({ email: 'kim@example.com', message: 'Answer me' }));
    await sendAll(world);
    const replyId = unique('reply');
    const [first, second] = await Promise.all([reply(id, replyId), reply(id, replyId)]);
    expect(second).toEqual(first);
    expect(await reply(id, replyId)).toEqual(first);
    await expect(reply(id, replyId, 'Other words')).rejects.toMatchObject({ code: 'already-exists' });
    expect(await contact(id)).toMatchObject({ status: 'answered', updatedBy: 'system' });
    const sent = await sendAll(world);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: ['kim@example.com'],
      from: '"Downland Digital" <hello@downland.example>',
      subject: `Re: Moving our site (${id})`,
    });
    expect(sent[0]?.text).toMatch(/Yes, we can\.\n\nWhen shall we begin\?/);
    expect(sent[0]?.text).toContain('Answer me');
    expect(await auditOf(world, `contacts/${id}`)).toMatchObject([
      {
        action: 'replyToEnquiry',
        after: { status: 'answered', reply: expect.stringMatching(/^\d+ characters$/) },
      },
    ]);
  });

  it('with a long reply whole, and with another one as another mail', async () => {
    const { id } = await send(input());
    await reply(id, unique('reply'), 'word '.repeat(999).trim());
    await reply(id, unique('reply'), 'And one thing more.');
    const { docs } = await world.deps.db.collection('outbox').where('template', '==', 'notice').get();
    expect(docs.filter((mail) => mail.id.includes(id))).toHaveLength(2);
  });

  it('not to an archived one', async () => {
    const { id } = await send(input());
    await world.deps.db.doc(`contacts/${id}`).update({ status: 'spam' });
    await expect(reply(id, unique('reply'))).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await countOf(world, 'outbox', 'data.contactId', id)).toBe(2);
  });
});

describe('a contact becomes a quote', () => {
  it('once, with what was asked, however often it is clicked', async () => {
    const { id } = await send(input({ subject: 'A new shop', message: 'For pots' }));
    const convert = () => convertEnquiry(world.deps, { enquiry: { kind: 'contact', id } }, asStaff);
    const answers = await Promise.all(Array.from({ length: 5 }, convert));
    const [{ quoteId } = { quoteId: '' }] = answers;
    expect(new Set(answers.map((one) => one.quoteId))).toEqual(new Set([quoteId]));
    expect(await headOf(world, quoteId)).toMatchObject({
      status: 'draft',
      // The subject is a question of theirs: staff say what the quote is called.
      title: '',
      recipient: { name: 'Kim Fenn', company: null },
    });
    const draft = (await world.deps.db.doc(`quotes/${quoteId}/private/draft`).get()).data();
    expect(draft).toMatchObject({ enquiry: { message: 'For pots' }, internalNotes: `From ${id}.` });
    expect(await contact(id)).toMatchObject({ status: 'converted', quoteId });
    expect(await auditOf(world, `contacts/${id}`)).toHaveLength(1);
  });
});
