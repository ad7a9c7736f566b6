import { rateLimits } from '@agency/domain/platform/schema';
import { type QuoteRequestInput, quoteRequestInput } from '@agency/domain/quote/request';
import { AppError } from '@agency/domain/shared/errors';
import { parseInput } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestKey, runOnce } from '../../functions/src/platform/http/idempotency.ts';
import { requestQuote } from '../../functions/src/quote/request.ts';
import { formResponse } from '../../functions/src/site/public-form.ts';
import { storeUploads } from '../../functions/src/upload/store.ts';
import { requestFields } from '../support/samples.ts';
import { unique } from '../support/suite.ts';
import { countOf, makeWorld, offerPackages, sender, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('request');
  // Stopped, and moved only by tests: counts start again every hour and every day.
  world.setClock(new Date());
  await offerPackages(world.deps);
});
afterAll(() => world.close());

function request(rest: Record<string, unknown> = {}): QuoteRequestInput {
  return parseInput(quoteRequestInput, requestFields(rest));
}

const send = (input: QuoteRequestInput, key?: string, network?: string) =>
  requestQuote(world.deps, input, sender(key, network));

describe('a visitor asks for a quote', () => {
  it('stores request, history, estimate and two mails, the confirmation without free text', async () => {
    const input = request({ packageId: 'starter' });
    const { id, reference } = await send(input);
    expect(reference).toBe(id);
    const { db } = world.deps;
    expect((await db.doc(`quotes/${id}`).get()).data()).toMatchObject({
      status: 'requested',
      source: 'website',
      title: 'Starter site',
      memberUids: [],
      membersVersion: null,
    });
    expect((await db.doc(`quotes/${id}/private/draft`).get()).data()).toMatchObject({
      enquiry: {
        packageName: 'Starter site',
        message: 'We need a new site.',
        estimate: { oneOff: { from: 360_000, to: 818_000 }, monthly: null },
      },
    });
    const confirmation = (await db.doc(`outbox/quote-request-confirmation.${id}`).get()).data();
    expect(confirmation).toMatchObject({ to: [input.email], data: { quoteId: id } });
    expect((await db.doc(`outbox/quote-request-notification.${id}`).get()).data()).toMatchObject({
      to: ['staff@downland.example'],
      replyTo: input.email,
    });
  });

  it('makes one quote of the same request sent many times at once', async () => {
    const input = request();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(input)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await countOf(world, 'quotes', 'recipient.email', input.email)).toBe(1);
  });

  it('treats the same content after ten minutes as a new request', async () => {
    const input = request();
    const first = await send(input);
    world.setClock(new Date(Date.now() + 11 * 60_000));
    const second = await send(input);
    world.setClock(new Date());
    expect(second.id).not.toBe(first.id);
  });

  it('answers a repeated Idempotency-Key alike, and refuses it with another body', async () => {
    const input = request();
    const key = unique('key');
    const first = await send(input, key);
    expect(await send(input, key)).toEqual(first);
    const other = { ...input, message: 'Something else' };
    await expect(send(other, key)).rejects.toMatchObject({ code: 'already-exists' });
    expect(await countOf(world, 'quotes', 'recipient.email', input.email)).toBe(1);
  });

  it('treats the same words from another place as the same request', async () => {
    const input = request();
    const key = unique('key');
    const first = await send(input, key);
    const last = { source: 'news', medium: '', campaign: '', term: '', content: '', referrer: '' };
    const attribution = { first: null, last: { ...last, landingPage: '/' } };
    expect(await send({ ...input, attribution }, key)).toEqual(first);
  });

  it('returns the first response to a repeat that fails because of the first one’s own work', async () => {
    const sent = { key: unique('key'), address: 'kim@example.com', content: {} };
    const key = requestKey('tests', sent);
    const once = (id: string, before: () => Promise<unknown>) =>
      runOnce(world.deps, key, formResponse, async () => {
        await before();
        return { answer: { id, reference: id }, documentPath: `quotes/${id}` };
      });
    const claimed = new AppError('invalid-argument', 'This file is no longer there.');
    const second = once('second', async () => {
      await once('first', async () => {});
      throw claimed;
    });
    expect(await second).toEqual({ id: 'first', reference: 'first' });
    const alone = requestKey('tests', { ...sent, key: unique('key') });
    const refused = runOnce(world.deps, alone, formResponse, () => Promise.reject(claimed));
    await expect(refused).rejects.toBe(claimed);
  });

  it('charges no limit for repeats', async () => {
    const email = `${unique('again')}@example.com`;
    const key = unique('key');
    const again = request({ email });
    for (let count = 0; count < 6; count += 1) await send(again, key);
    const { most } = rateLimits.confirmationsPerRecipient;
    for (let count = 1; count < most; count += 1) await send(request({ email, message: `Number ${count}` }));
    expect(await countOf(world, 'outbox', 'to', [email])).toBe(most);
  });

  it('refuses packages that are not on offer', async () => {
    for (const packageId of ['old', 'never-was']) {
      await expect(send(request({ packageId }))).rejects.toMatchObject({ issues: [{ path: 'packageId' }] });
    }
  });

  it('accepts five requests an hour from one caller and address, and confirms three a day', async () => {
    const email = `${unique('often')}@example.com`;
    const { most } = rateLimits.formsPerEmail;
    const again = (message: string) => send(request({ email, message }), undefined, 'one network');
    for (let count = 0; count < most; count += 1) await again(`Number ${count}`);
    await expect(again('One more')).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(await countOf(world, 'quotes', 'recipient.email', email)).toBe(most);
    expect(await countOf(world, 'outbox', 'to', [email])).toBe(rateLimits.confirmationsPerRecipient.most);
  });
});

describe('files of a request', () => {
  const note = { name: 'note.txt', bytes: new TextEncoder().encode('Colours we like: blue.') };

  it('are claimed by one request only', async () => {
    const [stored] = await storeUploads(world.deps, [note]);
    const attachments = [stored?.id ?? ''];
    const { id } = await send(request({ attachments }));
    const upload = (await world.deps.db.doc(`uploads/${attachments[0]}`).get()).data();
    expect(upload).toMatchObject({ state: 'claimed', claimedBy: `quotes/${id}`, contentType: 'text/plain' });
    await expect(send(request({ attachments }))).rejects.toMatchObject({
      issues: [{ path: 'attachments.0' }],
    });
  });

  it('are removed after a day', async () => {
    const [stored] = await storeUploads(world.deps, [note]);
    world.setClock(new Date(Date.now() + 25 * 3600_000));
    const late = send(request({ attachments: [stored?.id] }));
    await expect(late).rejects.toMatchObject({ issues: [{ path: 'attachments.0' }] });
    world.setClock(new Date());
  });
});
