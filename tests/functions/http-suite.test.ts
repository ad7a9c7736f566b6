import { beforeEach, describe, expect, it } from 'vitest';
import { resetLimits } from '../support/mailbox.ts';
import { addresses, admin, eventually, unique } from '../support/suite.ts';
import { json, post } from './support/suite-http.ts';

// Each test gets fresh limits: the suite's callers all look alike.
beforeEach(resetLimits);

describe('accounts', () => {
  const register = (email: string) =>
    post(
      '/api/client-registrations',
      JSON.stringify({ name: 'Kim', email, password: 'a long enough phrase' }),
      json,
    );
  const timed = async (work: () => Promise<Response>) => {
    const began = performance.now();
    const answer = await work();
    return { status: answer.status, body: await answer.text(), took: performance.now() - began };
  };

  it('answers a known address exactly like a new one', async () => {
    const email = `${unique('new')}@example.com`;
    const fresh = await timed(() => register(email));
    const known = await timed(() => register(email));
    expect(known.status).toBe(202);
    expect(known.body).toBe(fresh.body);
    for (const { took } of [fresh, known]) expect(took).toBeGreaterThanOrEqual(890);
    const reset = (address: string) =>
      timed(() => post('/api/password-resets', JSON.stringify({ email: address, area: 'client' }), json));
    const [ofKnown, ofNobody] = [await reset(email), await reset(`${unique('nobody')}@example.com`)];
    expect(ofNobody.body).toBe(ofKnown.body);
    expect([ofKnown.status, ofNobody.status]).toEqual([202, 202]);
  });

  it('removes an unverified account for the owner of its mailbox, and nobody else', async () => {
    const email = `${unique('victim')}@example.com`;
    await register(email);
    const { auth } = admin();
    const url = new URL(await auth.generateEmailVerificationLink(email));
    const oobCode = url.searchParams.get('oobCode') ?? '';
    const remove = (code: string) => post('/api/account-removals', JSON.stringify({ oobCode: code }), json);
    expect((await remove('not-a-code-at-all')).status).toBe(409);
    const { uid } = await auth.getUserByEmail(email);
    await auth.updateUser(uid, { emailVerified: true });
    expect((await remove(oobCode)).status).toBe(409);
    await auth.updateUser(uid, { emailVerified: false });
    expect((await remove(oobCode)).status).toBe(204);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('pages', () => {
  it('answers HEAD, revalidates by ETag and refuses other methods', async () => {
    const first = await fetch(`${addresses.site}/packages`);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=10',
    );
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    await eventually('the page to be unchanged', async () => {
      const again = await fetch(`${addresses.site}/packages`, { headers: { 'if-none-match': etag } });
      return again.status === 304 && (await again.text()) === '';
    });
    const head = await fetch(`${addresses.site}/packages`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const posted = await post('/packages', '{"a":', json);
    expect(posted.status).toBe(405);
  });

  it('reports that it is healthy, and which build it is', async () => {
    const health = await fetch(`${addresses.site}/health`);
    const latest = await (await fetch(`${addresses.site}/builds/latest.json`)).json();
    expect(await health.text()).toBe(`ok ${latest.id}\n`);
  });

  it('lets caches keep its own build for good, the latest not at all and a missing one for a moment', async () => {
    const latest = await fetch(`${addresses.site}/builds/latest.json`);
    const said = await latest.json();
    const own = await fetch(`${addresses.site}/builds/${said.id}.json`);
    const missing = await fetch(`${addresses.site}/builds/${unique('gone')}.json`);
    expect(
      [latest, own, missing].map(({ status, headers }) => [status, headers.get('cache-control')]),
    ).toEqual([
      [200, 'no-cache'],
      [200, 'public, max-age=31536000, immutable'],
      [404, 'public, max-age=0, s-maxage=30'],
    ]);
    expect(own.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await own.json()).toEqual(said);
    expect(await missing.text()).not.toContain('<');
  });
});
