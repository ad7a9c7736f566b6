import { rateLimits } from '@agency/domain/platform/schema';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkToken } from '../support/link-addresses.ts';
import { resetLimits } from '../support/mailbox.ts';
import { addresses, admin, forged } from '../support/suite.ts';
import { errorOf, post, untilRefused } from './support/suite-http.ts';

// Each test gets fresh limits: the suite's callers all look alike.
beforeEach(resetLimits);

describe('public links', () => {
  /**
   * The token of a sample quote that awaits an answer, from its URL as staff see it. Found by its number: what other
   * tests have sent may have no link, or a closed one.
   */
  async function sampleToken(): Promise<string> {
    const { linkId } = (await admin().db.doc(`quotes/${quoteIds.sent}`).get()).data() ?? {};
    return linkToken(linkId);
  }

  const get = (path: string) => fetch(`${addresses.site}${path}`);

  it('shows the quote to the holder of a token and keeps it out of caches and indexes', async () => {
    const token = await sampleToken();
    const answer = await get(`/api/links/quote/${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.json()).toHaveProperty('offer.content.sections');
    const page = await get(`/client/quotes/view/${token}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
  });

  it('answers every bad token alike', async () => {
    const token = await sampleToken();
    const [keyId, linkId, mac] = token.split('.');
    const bad = [
      'x',
      `${keyId}.${linkId}`,
      forged(token),
      `${keyId}.000000000000000000000000.${mac}`,
      `00000000.${linkId}.${mac}`,
    ];
    const answers = await Promise.all(bad.map((text) => get(`/api/links/quote/${text}`)));
    const ofOtherKind = await get(`/api/links/project/${token}`);
    const texts = await Promise.all([...answers, ofOtherKind].map((answer) => answer.text()));
    expect([...answers, ofOtherKind].map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"link-not-valid"');
  });

  it('closes at once when the link is revoked, rotated or expired', async () => {
    const token = await sampleToken();
    const ref = admin().db.doc(`links/${token.split('.')[1]}`);
    const { revokedAt, rotation, expiresOn } = (await ref.get()).data() ?? {};
    const before = await (await get(`/api/links/quote/x`)).text();
    for (const change of [
      { revokedAt: new Date() },
      { rotation: rotation + 1 },
      { expiresOn: '2020-01-01' },
    ]) {
      await ref.update(change);
      const answer = await get(`/api/links/quote/${token}`);
      expect(answer.status, JSON.stringify(change)).toBe(404);
      expect(await answer.text()).toBe(before);
      await ref.update({ revokedAt, rotation, expiresOn });
    }
    expect((await get(`/api/links/quote/${token}`)).status).toBe(200);
  });

  it('changes nothing by being read, and counts a view when the page reports it', async () => {
    const token = await sampleToken();
    const ref = admin().db.doc(`links/${token.split('.')[1]}`);
    const uses = async () => (await ref.get()).get('useCount');
    const before = await uses();
    await get(`/api/links/quote/${token}`);
    await get(`/client/quotes/view/${token}`);
    expect(await uses()).toBe(before);
    const looked = await post(`/api/links/quote/${token}/view`, '');
    expect(looked.status).toBe(204);
    expect(await uses()).toBe(before + 1);
  });

  it('refuses bad tokens by the dozen', async () => {
    const answer = await untilRefused(rateLimits.badTokens.most, () => get('/api/links/quote/x'));
    expect((await errorOf(answer)).code).toBe('resource-exhausted');
    expect((await get(`/api/links/quote/${await sampleToken()}`)).status).toBe(200);
  });
});
