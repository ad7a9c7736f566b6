import { rateLimits } from '@agency/domain/platform/schema';
import type { FormResult, PageRenderer } from '@agency/domain/site/render';
import { consumerTexts } from '@agency/emulators/seed/terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postLinkAccept, postLinkDecline, postLinkView } from '../../functions/src/link/http.ts';
import type { HttpHandler, HttpResponse } from '../../functions/src/platform/http.ts';
import { reviseQuote } from '../../functions/src/quote/revise.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { mintToken } from '../../functions/src/records/link/token.ts';
import { headOf, makeSent, versionOf, yesTo } from './quote-world.ts';
import { httpRequest } from './support/http-request.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// The page itself is rendered by `web`, and tested there: here only what it is given matters.
const rendered = vi.hoisted((): { forms: unknown[] } => ({ forms: [] }));
vi.mock('../../functions/src/site/renderer.ts', () => {
  const renderer: PageRenderer = {
    buildId: 'test',
    builtAt: '2026-03-02T09:00:00.000Z',
    plan: (path) => ({
      key: path,
      path,
      query: {},
      kind: 'html',
      area: 'link',
      cache: 'private',
      shareable: false,
    }),
    async render({ path }, content, form) {
      rendered.forms.push(form);
      const quote = await content.quoteByToken(path.slice(path.lastIndexOf('/') + 1));
      const headers = { 'Content-Type': 'text/html' };
      return { status: quote ? 400 : 404, headers, cache: 'private', body: 'page' };
    },
    socialCard: async () => null,
  };
  return { pageRenderer: async () => renderer };
});

let world: World;

beforeAll(async () => {
  world = await makeWorld('link-form');
});
afterAll(() => world.close());
beforeEach(() => {
  rendered.forms = [];
});

const formOf = () => rendered.forms as FormResult[];

async function tokenOf(quoteId: string): Promise<string> {
  const linkId = (await headOf(world, quoteId)).linkId ?? '';
  const rotation = (await world.deps.db.doc(`links/${linkId}`).get()).get('rotation');
  return mintToken(world.deps.config, { kind: 'quote', linkId, rotation });
}

function post(
  handler: HttpHandler,
  token: string,
  body: string,
  contentType = 'application/x-www-form-urlencoded',
): Promise<HttpResponse> {
  const request = httpRequest({
    method: 'POST',
    path: `/api/links/quote/${token}`,
    headers: { 'content-type': contentType },
    body,
    params: { kind: 'quote', token },
  });
  return handler(request, world.deps);
}

/** What the page's form sends: everything as offered, name and tick given. */
async function fieldsFor(quoteId: string, rest: Record<string, string> = {}): Promise<string> {
  const { version, contentHash } = await versionOf(world, quoteId);
  const fields = {
    version: String(version),
    contentHash,
    name: 'Sam Weald',
    acceptTerms: 'true',
    'quantity.pages': '2',
    'choose.Photographs': 'photos-few',
  };
  return new URLSearchParams({ ...fields, ...rest }).toString();
}

describe('an answer by a form without script', () => {
  it('goes back to the page that confirms it', async () => {
    const quoteId = await makeSent(world);
    const token = await tokenOf(quoteId);
    const answer = await post(postLinkAccept, token, await fieldsFor(quoteId));
    expect([answer.status, answer.headers.Location]).toEqual([303, `/client/quotes/view/${token}`]);
    expect((await headOf(world, quoteId)).status).toBe('accepted');
  });

  it('says when a private buyer wants work to begin, in a form and in JSON alike', async () => {
    await world.deps.db.doc('settings/private').update({ 'terms.consumer': consumerTexts });
    const nell = { name: 'Nell Harker', email: 'nell@example.com', company: null, phone: null };
    const sent = () => makeSent(world, { recipient: nell, buys: 'private' });
    const early = async (quoteId: string) => (await headOf(world, quoteId)).acceptance?.startEarly;
    const [asked, left, json] = [await sent(), await sent(), await sent()];
    await post(postLinkAccept, await tokenOf(asked), await fieldsFor(asked, { startEarly: 'true' }));
    await post(postLinkAccept, await tokenOf(left), await fieldsFor(left));
    const yes = JSON.stringify(await yesTo(world, json, { startEarly: true }));
    expect((await post(postLinkAccept, await tokenOf(json), yes, 'application/json')).status).toBe(200);
    expect([await early(asked), await early(left), await early(json)]).toEqual([true, false, true]);
  });

  it.each([
    ['accept', postLinkAccept],
    ['decline', postLinkDecline],
  ])('shows the page of a dead link, not JSON: %s', async (_what, handler) => {
    const quoteId = await makeSent(world);
    const token = await tokenOf(quoteId);
    const { linkId } = await headOf(world, quoteId);
    await world.deps.db.doc(`links/${linkId}`).update({ revokedAt: new Date() });
    const answer = await post(handler, token, await fieldsFor(quoteId));
    expect([answer.status, answer.headers['Content-Type']]).toEqual([404, 'text/html']);
  });

  it('is sent to the page where the page says why it can’t be answered', async () => {
    const quoteId = await makeSent(world);
    const fields = await fieldsFor(quoteId);
    await withdrawQuote(world.deps, { quoteId }, asStaff);
    expect((await post(postLinkAccept, await tokenOf(quoteId), fields)).status).toBe(303);
  });

  it('comes back with all that was typed where the page says nothing: a newer version', async () => {
    const quoteId = await makeSent(world);
    const fields = await fieldsFor(quoteId);
    const { revision } = await reviseQuote(world.deps, { quoteId }, asStaff);
    await sendQuote(world.deps, { quoteId, revision }, asStaff);
    const answer = await post(postLinkAccept, await tokenOf(quoteId), fields);
    expect([answer.status, answer.headers['Content-Type']]).toEqual([409, 'text/html']);
    expect(formOf()).toMatchObject([
      {
        values: { name: 'Sam Weald', acceptTerms: 'true', 'choose.Photographs': 'photos-few' },
        issues: [{ path: '', message: expect.stringContaining('newer version') }],
      },
    ]);
  });

  it('comes back with what is wrong', async () => {
    const quoteId = await makeSent(world);
    const fields = await fieldsFor(quoteId, { name: '', 'quantity.pages': 'many' });
    expect((await post(postLinkAccept, await tokenOf(quoteId), fields)).status).toBe(400);
    expect(formOf()[0]?.issues.map(({ path }) => path)).toContain('name');
  });
});

describe('a quote above the threshold', () => {
  const threshold = (pence: number | null) =>
    world.deps.db.doc('settings/private').update({ stepUpThreshold: pence });

  it('asks who accepts it by a link for a code or to sign in, as an error of its own, with script and without', async () => {
    const quoteId = await makeSent(world);
    const token = await tokenOf(quoteId);
    await threshold(100);
    try {
      const { version, contentHash } = await versionOf(world, quoteId);
      const json = JSON.stringify({ version, contentHash, name: 'Sam', acceptTerms: true, choices: [] });
      await expect(post(postLinkAccept, token, json, 'application/json')).rejects.toMatchObject({
        code: 'unauthenticated',
        message: expect.stringContaining('Ask for a code, or sign in'),
      });
      expect((await post(postLinkAccept, token, await fieldsFor(quoteId))).status).toBe(401);
      expect(formOf()).toMatchObject([{ code: 'unauthenticated' }]);
      expect((await headOf(world, quoteId)).status).toBe('sent');
    } finally {
      await threshold(null);
    }
  });
});

describe('viewing a page', () => {
  it('is recorded a limited number of times for one caller', async () => {
    const token = await tokenOf(await makeSent(world));
    // Stopped: the count starts again every ten minutes.
    world.setClock(new Date());
    const looks = Array.from({ length: rateLimits.linkViews.most + 5 }, () => 1);
    const answers: unknown[] = [];
    for (const _look of looks) {
      answers.push(await post(postLinkView, token, '').catch((thrown: unknown) => thrown));
    }
    expect(answers[0]).toMatchObject({ status: 204 });
    expect(answers.at(-1)).toMatchObject({ code: 'resource-exhausted' });
  });
});
