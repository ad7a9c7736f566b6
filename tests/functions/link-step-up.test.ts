import { stepUpRules } from '@agency/domain/link/step-up';
import type { AppError } from '@agency/domain/shared/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postLinkAccept, postLinkCode } from '../../functions/src/link/http.ts';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import type { HttpHandler } from '../../functions/src/platform/http.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { mintToken } from '../../functions/src/records/link/token.ts';
import { headOf, makeSent, yesTo } from './quote-world.ts';
import { httpRequest } from './support/http-request.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;
/** Moved by a day for each test: limits count by the clock. */
let today = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  world = await makeWorld('step-up');
  await world.deps.db.doc('settings/private').update({ stepUpThreshold: 100_000 });
});
beforeEach(() => {
  today = new Date(today.getTime() + 3_700_000);
  world.setClock(today);
});
afterAll(() => world.close());

const pass = (milliseconds: number) => {
  today = new Date(today.getTime() + milliseconds);
  world.setClock(today);
};

async function tokenOf(quoteId: string): Promise<string> {
  const linkId = (await headOf(world, quoteId)).linkId ?? '';
  return mintToken(world.deps.config, { kind: 'quote', linkId, rotation: 0 });
}

function post(handler: HttpHandler, token: string, body: unknown) {
  const request = httpRequest({
    method: 'POST',
    path: `/api/links/quote/${token}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    params: { kind: 'quote', token },
  });
  return handler(request, world.deps);
}

const askCode = async (quoteId: string) => post(postLinkCode, await tokenOf(quoteId), {});

async function accept(quoteId: string, code?: string) {
  const yes = await yesTo(world, quoteId, code === undefined ? {} : { code });
  return post(postLinkAccept, await tokenOf(quoteId), yes);
}

/** What an attempt came to: 'accepted', or the message beside the field of the code. */
async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'accepted';
  } catch (thrown) {
    const { issues, message, status } = thrown as AppError;
    return `${status} ${issues.find(({ path }) => path === 'code')?.message ?? message}`;
  }
}

async function codeMails(quoteId: string) {
  const { docs } = await world.deps.db.collection('outbox').where('data.quoteId', '==', quoteId).get();
  return docs.filter((doc) => doc.get('data.notice') === 'stepUpCode');
}

/** Renders the newest mail with a code, as the drain does, and reads the code off it. */
async function receiveCode(quoteId: string): Promise<string> {
  const mails = await codeMails(quoteId);
  const newest = mails.toSorted((a, b) => b.get('createdAt').toMillis() - a.get('createdAt').toMillis())[0];
  if (!newest) throw new Error('No mail with a code');
  const mail = { ...newest.data(), createdAt: newest.get('createdAt').toDate() };
  const resolution = await resolveMail(world.deps, mail as Parameters<typeof resolveMail>[1]);
  if ('calledOff' in resolution) throw new Error(resolution.calledOff);
  const notice = (await resolution.data()) as { facts: { label: string; value: string }[] };
  return (notice.facts.find(({ label }) => label === 'Code')?.value ?? '').replace(/\D/g, '');
}

async function askAndReceive(quoteId: string): Promise<string> {
  expect((await askCode(quoteId)).status).toBe(202);
  return receiveCode(quoteId);
}

/** A different code. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a quote above the threshold, by its link', () => {
  it('asks for a code, mails it to the recipient alone, and is accepted with it', async () => {
    const quoteId = await makeSent(world);
    expect(await outcome(accept(quoteId))).toBe(
      '401 Enter the code we emailed to the address the quote was sent to',
    );
    const code = await askAndReceive(quoteId);
    expect(code).toMatch(/^\d{6}$/);
    const [mail] = await codeMails(quoteId);
    expect(mail?.get('to')).toEqual(['sam@example.com']);
    expect(JSON.stringify(mail?.data())).not.toContain(code);
    const stored = (await world.deps.db.collection('stepUpCodes').get()).docs.map((doc) => doc.data());
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(await outcome(accept(quoteId, `${code.slice(0, 3)} ${code.slice(3)}`))).toBe('accepted');
    expect((await headOf(world, quoteId)).status).toBe('accepted');
  });

  it('returns the first response to the same acceptance, whatever became of the code', async () => {
    const quoteId = await makeSent(world);
    const code = await askAndReceive(quoteId);
    const answers = await Promise.all([1, 2, 3].map(() => accept(quoteId, code)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await outcome(accept(quoteId, code))).toBe('accepted');
    expect(await outcome(accept(quoteId))).toBe('accepted');
    expect(await countOf(world, 'certificates', 'quoteId', quoteId)).toBe(1);
  });

  it('says how many attempts are left, and after five asks for a new code', async () => {
    const quoteId = await makeSent(world);
    const code = await askAndReceive(quoteId);
    const wrong = other(code);
    expect([
      await outcome(accept(quoteId, wrong)),
      await outcome(accept(quoteId, wrong)),
      await outcome(accept(quoteId, wrong)),
      await outcome(accept(quoteId, wrong)),
      await outcome(accept(quoteId, wrong)),
      await outcome(accept(quoteId, code)),
    ]).toEqual([
      '400 This isn’t the latest code we sent. You can try 4 more times.',
      '400 This isn’t the latest code we sent. You can try 3 more times.',
      '400 This isn’t the latest code we sent. You can try 2 more times.',
      '400 This isn’t the latest code we sent. You can try once more.',
      '400 This isn’t the code we sent. Ask for a new one.',
      '400 You’ve tried too many times. Ask for a new code.',
    ]);
    expect((await headOf(world, quoteId)).status).toBe('sent');
    expect(await outcome(accept(quoteId, await askAndReceive(quoteId)))).toBe('accepted');
  });

  it('is not found by trying forty codes at once: five are checked', async () => {
    const quoteId = await makeSent(world);
    const code = await askAndReceive(quoteId);
    const guesses = Array.from({ length: 40 }, (_, n) =>
      String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'),
    );
    const results = await Promise.all(guesses.map((guess) => outcome(accept(quoteId, guess))));
    const looked = results.filter((result) => result.includes('This isn’t the'));
    const unseen = results.filter((result) => !looked.includes(result));
    expect(looked.length).toBe(stepUpRules.tries);
    expect([...new Set(unseen)]).toEqual(['400 You’ve tried too many times. Ask for a new code.']);
    // Not among the guesses: of many at once any may come first, and a right one within the five would be accepted.
    expect(await outcome(accept(quoteId, code))).toBe('400 You’ve tried too many times. Ask for a new code.');
  });

  it('accepts no code of another link', async () => {
    const [mine, theirs] = [await makeSent(world), await makeSent(world)];
    const code = await askAndReceive(theirs);
    await askAndReceive(mine);
    expect(await outcome(accept(mine, code))).toContain('400 This isn’t the');
    expect(await outcome(accept(theirs, code))).toBe('accepted');
  });

  it('accepts no code after 15 minutes, and none where none was requested', async () => {
    const quoteId = await makeSent(world);
    expect(await outcome(accept(quoteId, '123456'))).toBe(
      '400 This code no longer works. Ask for a new one.',
    );
    const code = await askAndReceive(quoteId);
    pass(stepUpRules.lifeMs - 1_000);
    expect(await outcome(accept(quoteId, other(code)))).toContain('4 more times');
    pass(1_000);
    expect(await outcome(accept(quoteId, code))).toBe('400 This code no longer works. Ask for a new one.');
  });

  it('accepts only the newest code', async () => {
    const quoteId = await makeSent(world);
    const first = await askAndReceive(quoteId);
    pass(1_000);
    const second = await askAndReceive(quoteId);
    if (first !== second) expect(await outcome(accept(quoteId, first))).toContain('the latest code');
    expect(await outcome(accept(quoteId, second))).toBe('accepted');
  });

  it('proves nothing once the quote goes to another address', async () => {
    const quoteId = await makeSent(world);
    const code = await askAndReceive(quoteId);
    const elsewhere = { name: 'Sam Weald', email: 'new@example.com', company: null, phone: null };
    await world.deps.db.doc(`quotes/${quoteId}/versions/1`).update({ recipient: elsewhere });
    expect(await outcome(accept(quoteId, code))).toContain('400 This isn’t the');
  });

  it('mails three codes an hour per link', async () => {
    const quoteId = await makeSent(world);
    for (const _time of [1, 2, 3]) expect((await askCode(quoteId)).status).toBe(202);
    await expect(askCode(quoteId)).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(await codeMails(quoteId)).toHaveLength(3);
    expect((await askCode(await makeSent(world))).status).toBe(202);
  });

  it('mails none for a quote that can’t be answered, and none by a link that is not valid', async () => {
    const quoteId = await makeSent(world);
    const token = await tokenOf(quoteId);
    await withdrawQuote(world.deps, { quoteId }, asStaff);
    await expect(askCode(quoteId)).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(post(postLinkCode, `${token}x`, {})).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await codeMails(quoteId)).toHaveLength(0);
  });

  it('sends no code that nobody waits for', async () => {
    const quoteId = await makeSent(world);
    await askCode(quoteId);
    pass(stepUpRules.lifeMs + 1_000);
    await expect(receiveCode(quoteId)).rejects.toThrow('no longer needs it');
  });
});

it('below the threshold no code is needed, and one that is sent along is ignored', async () => {
  await world.deps.db.doc('settings/private').update({ stepUpThreshold: 100_000_000 });
  try {
    const quoteId = await makeSent(world);
    expect(await outcome(accept(quoteId, '000000'))).toBe('accepted');
  } finally {
    await world.deps.db.doc('settings/private').update({ stepUpThreshold: 100_000 });
  }
});
