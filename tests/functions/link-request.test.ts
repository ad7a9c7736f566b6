import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postLinkRequest } from '../../functions/src/link/ask-for-new.ts';
import { rotateLink } from '../../functions/src/link/change.ts';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import { mintToken } from '../../functions/src/records/link/token.ts';
import { forged } from '../support/suite.ts';
import { headOf, makeSent } from './quote-world.ts';
import { httpRequest } from './support/http-request.ts';
import { asStaff, callerFrom, makeWorld, type World } from './world.ts';

let world: World;
let token: string;
let linkId: string;

beforeAll(async () => {
  world = await makeWorld('link-request');
});
beforeEach(async () => {
  linkId = (await headOf(world, await makeSent(world))).linkId ?? '';
  token = mintToken(world.deps.config, { kind: 'quote', linkId, rotation: 0 });
});
afterAll(() => world.close());

let callers = 0;

function post(body: string, type: string, headers: Record<string, string> = {}) {
  callers += 1;
  const request = httpRequest({
    method: 'POST',
    path: '/api/link-requests',
    headers: { 'content-type': type, ...headers },
    body,
    // Each request comes from another caller: the limit has its own test.
    caller: callerFrom(`203.0.113.${callers}`),
  });
  return postLinkRequest(request, world.deps);
}

const ask = (asked: object) => post(JSON.stringify(asked), 'application/json');

async function mails() {
  const { docs } = await world.deps.db.collection('outbox').where('data.linkId', '==', linkId).get();
  return docs.map((doc) => doc.data());
}

describe('asking for a new link', () => {
  it.each([
    ['was rotated', () => rotateLink(world.deps, { linkId }, asStaff)],
    ['was revoked', () => world.deps.db.doc(`links/${linkId}`).update({ revokedAt: new Date() })],
    ['has expired', () => world.deps.db.doc(`links/${linkId}`).update({ expiresOn: '2026-01-01' })],
  ])('tells staff once, when the link %s', async (_what, end) => {
    await end();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ kind: 'quote', token })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await mails()).toMatchObject([{ to: ['staff@downland.example'], template: 'notice' }]);
  });

  it('mails a text that names the quote and no token', async () => {
    await rotateLink(world.deps, { linkId }, asStaff);
    await ask({ kind: 'quote', token });
    const [mail] = await mails();
    const resolution = await resolveMail(world.deps, mail as Parameters<typeof resolveMail>[1]);
    const words = 'data' in resolution ? JSON.stringify(await resolution.data()) : '';
    expect(words).toContain('/admin/quotes?quote=Q-');
    expect(words).not.toContain(token);
  });

  it.each([
    ['a link that still works', () => ({ kind: 'quote', token })],
    ['another kind', () => ({ kind: 'project', token })],
    ['a forged one', () => ({ kind: 'quote', token: forged(token) })],
    [
      'a rotation to come',
      () => ({ kind: 'quote', token: mintToken(world.deps.config, { kind: 'quote', linkId, rotation: 1 }) }),
    ],
    ['nonsense', () => ({ kind: 'quote', token: 'x' })],
  ])('answers the same and tells nobody: %s', async (_what, asked) => {
    const answer = await ask(asked());
    await rotateLink(world.deps, { linkId }, asStaff);
    const known = await ask({ kind: 'quote', token });
    expect([answer.status, answer.body]).toEqual([known.status, known.body]);
    expect(await mails()).toHaveLength(1);
  });

  it('goes back to the page as a form', async () => {
    const form = new URLSearchParams({ kind: 'quote', token }).toString();
    const answer = await post(form, 'application/x-www-form-urlencoded');
    expect([answer.status, answer.headers.Location]).toEqual([303, `/client/quotes/view/${token}?asked=1`]);
    const strange = new URLSearchParams({ kind: 'project', token: '//evil.example/?a#b' }).toString();
    const { headers } = await post(strange, 'application/x-www-form-urlencoded');
    expect(headers.Location).toBe('/project/track/%2F%2Fevil.example%2F%3Fa%23b?asked=1');
  });

  it('is refused from another site, without a link, and by the hundred', async () => {
    const crossSite = post('{}', 'application/json', { 'sec-fetch-site': 'cross-site' });
    await expect(crossSite).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(ask({ kind: 'quote' })).rejects.toMatchObject({ code: 'invalid-argument' });
    // Stopped: the count starts again every ten minutes.
    world.setClock(new Date());
    const results: unknown[] = [];
    for (let n = 0; n < 25; n += 1) {
      callers = 200;
      results.push(await ask({ kind: 'quote', token: 'x' }).catch((thrown: unknown) => thrown));
    }
    expect(results.at(-1)).toMatchObject({ code: 'resource-exhausted' });
  });
});
