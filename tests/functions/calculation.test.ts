import { usualInputs, usualTyped } from '@agency/domain/calculator/inputs';
import { type CalculationInput, calculationInput } from '@agency/domain/calculator/request';
import { rateLimits } from '@agency/domain/platform/schema';
import { parseInput } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCalculation } from '../../functions/src/calculator/send.ts';
import { postCalculation } from '../../functions/src/calculator/send-http.ts';
import { mayConfirm } from '../../functions/src/mail-queue/confirmations.ts';
import { keyedHash } from '../../functions/src/platform/hash.ts';
import type { HttpRequest } from '../../functions/src/platform/http.ts';
import { addresses, unique } from '../support/suite.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import { httpRequest } from './support/http-request.ts';
import { callerFrom, countOf, makeWorld, sender, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('calculation');
  // Stopped, and moved only by tests: counts start again every hour and every day.
  world.setClock(new Date());
});
afterAll(() => world.close());

const address = () => `${unique('visitor')}@example.com`;
const typed = (rest: Record<string, unknown> = {}) => ({ ...usualTyped, email: address(), ...rest });
const input = (rest: Record<string, unknown> = {}): CalculationInput =>
  parseInput(calculationInput, typed(rest));
const send = (sent: CalculationInput, key?: string) => sendCalculation(world.deps, sent, sender(key));
const mailId = (reference: string) => `notice.calculatorResult.${reference}`;
const query = 'v=4000&c=1.2&o=85&m=45&u=25&b=5500&r=65&h=36&d=8';

/** A request as the server passes it on, each from its own caller. */
function post(type: string, body: string, headers: Readonly<Record<string, string>> = {}): HttpRequest {
  return httpRequest({
    method: 'POST',
    path: '/api/calculations',
    headers: { 'content-type': type, ...headers },
    body,
    caller: callerFrom(unique('ip')),
  });
}
const json = (body: unknown, headers?: Readonly<Record<string, string>>) =>
  postCalculation(post('application/json', JSON.stringify(body), headers), world.deps);
const form = (fields: Record<string, string>, headers?: Readonly<Record<string, string>>) =>
  postCalculation(
    post('application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), headers),
    world.deps,
  );
describe('a requested result', () => {
  it('is one mail with the result, the figures and a link that opens them', async () => {
    const sent = input({ visitors: '4,000' });
    const { id, reference } = await send(sent);
    expect(reference).toBe(id);
    expect(reference).toMatch(/^K-[2-9A-Z]{6}$/);
    const stored = await world.deps.db.doc(`outbox/${mailId(reference)}`).get();
    expect(stored.data()).toMatchObject({
      to: [sent.email],
      template: 'notice',
      data: { notice: 'calculatorResult', ...usualInputs },
    });
    const words = await wordsOf(world, mailId(reference));
    expect(words).toContain('It pays back in month 14. Over 36 months the return on the money spent is 111%');
    expect(words).toMatch(/Net present value:? £7,125/);
    expect(words).toMatch(/Average order value:? £85\b/);
    expect(words).toContain(`${addresses.site}/tools/roi-calculator?${query}`);
    expect(words).not.toMatch(/NaN|Infinity|undefined/);
    const mails = (await sendAll(world)).filter(({ to }) => to.includes(sent.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Your website ROI result']);
  });

  it('speaks of VAT only while the agency charges it', async () => {
    const other = await makeWorld('calculation-without-vat');
    const { reference } = await sendCalculation(other.deps, input(), sender());
    expect(await wordsOf(other, mailId(reference))).toContain('which are before VAT');
    await other.deps.db.doc('settings/private').update({ vatRegistered: false });
    expect(await wordsOf(other, mailId(reference))).not.toContain('VAT');
    await other.close();
  });

  it('is one mail however often it is sent at once, and another after ten minutes', async () => {
    const sent = input();
    const answers = await Promise.all(Array.from({ length: 2 }, () => send(sent)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await countOf(world, 'outbox', 'to', [sent.email])).toBe(1);
    world.setClock(new Date(world.deps.clock().getTime() + 11 * 60_000));
    expect((await send(sent)).id).not.toBe(answers[0]?.id);
    expect(await countOf(world, 'outbox', 'to', [sent.email])).toBe(2);
  });

  it('gets the first response for a repeated key, and a refusal for the key with other figures', async () => {
    const sent = input();
    const key = unique('key');
    const first = await send(sent, key);
    expect(await send(sent, key)).toEqual(first);
    await expect(send({ ...sent, visitors: 1 }, key)).rejects.toMatchObject({ code: 'already-exists' });
    await expect(send({ ...sent, email: address() }, key)).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('goes to one address three times a day; a fourth is refused openly and queues nothing', async () => {
    const email = address();
    const { most } = rateLimits.resultMailsPerRecipient;
    for (let count = 0; count < most; count += 1) await send(input({ email, visitors: String(count) }));
    await expect(send(input({ email, visitors: '9' }))).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: expect.stringContaining('3 results a day'),
    });
    expect(await countOf(world, 'outbox', 'to', [email])).toBe(most);
  });

  it('that reach the hour’s limit are refused for the rest of it, and leave the forms their confirmations', async () => {
    const other = await makeWorld('calculation-limit');
    other.setClock(new Date());
    const { most, windowMs } = rateLimits.resultMails;
    const key = (at: number) => `resultMails|all|${Math.floor(at / windowMs)}`;
    const used = keyedHash(other.deps.config, 'rate limit', key(other.deps.clock().getTime()));
    await other.deps.db.doc(`rateLimits/${used}`).set({ count: most });
    // Whoever used it up, each of the others still gets two.
    const again = () => sendCalculation(other.deps, input(), sender(undefined, 'one network'));
    for (let count = 0; count < rateLimits.resultMailsBeyond.most; count += 1) await again();
    const refused = await again().catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({
      code: 'resource-exhausted',
      message: expect.stringMatching(
        /Please try again in (a minute|\d+ minutes), or call us on 01403 555 0100/,
      ),
    });
    expect(Number(Object(refused).retryAfterSeconds)).toBeLessThanOrEqual(3600);
    expect(await mayConfirm(other.deps, address(), 'a network')).toBe(true);
    await other.close();
  });

  it('is counted by the mailbox, whatever label the address has', async () => {
    const [name, host] = address().split('@');
    const labelled = (label: string) => input({ email: `${name}+${label}@${host}` });
    const { most } = rateLimits.resultMailsPerRecipient;
    for (let count = 0; count < most; count += 1) await send(labelled(String(count)));
    const refused = send(labelled('more'));
    await expect(refused).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(await countOf(world, 'outbox', 'to', [`${name}+0@${host}`])).toBe(1);
    expect(await countOf(world, 'outbox', 'to', [`${name}+more@${host}`])).toBe(0);
  });

  it('of zeros alone still reads well', async () => {
    const zero = Object.fromEntries(Object.keys(usualTyped).map((name) => [name, '0']));
    const { reference } = await send(input({ ...zero, months: '1' }));
    const words = await wordsOf(world, mailId(reference));
    expect(words).toContain('There is nothing to pay back.');
    expect(words).not.toMatch(/NaN|Infinity|undefined|null/);
  });
});

describe('POST /api/calculations', () => {
  it('answers JSON with 201 and a reference', async () => {
    const answer = await json(typed());
    expect(answer.status).toBe(201);
    const { id, reference } = JSON.parse(String(answer.body));
    expect(id).toBe(reference);
    expect((await world.deps.db.doc(`outbox/${mailId(reference)}`).get()).exists).toBe(true);
  });

  it('sends a browser without script back to the page, with its figures in the address', async () => {
    const sent = typed({ website: '', elapsedMs: '' });
    const answer = await form(sent);
    expect(answer.status).toBe(303);
    expect(answer.headers.Location).toMatch(
      /^\/tools\/roi-calculator\?v=4000&c=1\.2&.*&sent=K-[2-9A-Z]{6}#send$/,
    );
    expect(await countOf(world, 'outbox', 'to', [sent.email])).toBe(1);
  });

  it('answers a filled honeypot as success and queues nothing', async () => {
    for (const trap of [{ website: 'https://spam.example' }, { elapsedMs: '12' }]) {
      const sent = typed(trap);
      const answer = await form(sent);
      expect(answer.status).toBe(303);
      expect(await countOf(world, 'outbox', 'to', [sent.email])).toBe(0);
    }
  });

  it.each([
    ['no address', { email: '' }, 'email'],
    ['a line break in the address', { email: 'a@example.com\nBcc: all@example.com' }, 'email'],
    ['words for a number', { visitors: 'lots' }, 'visitors'],
    ['a number out of bounds', { months: '121' }, 'months'],
    ['a number instead of a text', { margin: 45 }, 'margin'],
    ['a field that nobody knows', { message: 'Buy now' }, 'message'],
  ])('refuses %s in JSON', async (_what, rest, path) => {
    await expect(json(typed(rest))).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  it('refuses what is sent from another site, and what is too long', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    await expect(json(typed(), foreign)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(form(typed(), foreign)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(form({ ...typed(), show: 'true' }, foreign)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(json(typed({ email: 'x'.repeat(70_000) }))).rejects.toMatchObject({ code: 'too-large' });
    await expect(form({ ...typed(), show: 'x'.repeat(70_000) })).rejects.toMatchObject({ code: 'too-large' });
  });
});
