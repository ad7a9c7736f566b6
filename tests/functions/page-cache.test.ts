import { redirect } from '@agency/domain/redirect/schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renameBlogCategory } from '../../functions/src/blog-category/rename.ts';
import { sha256Hex } from '../../functions/src/platform/hash.ts';
import { withdrawTestimonial } from '../../functions/src/portfolio-item/withdraw-testimonial.ts';
import { RenderedPages } from '../../functions/src/site/rendered-pages.ts';
import { pageServer } from '../../functions/src/site/ssr.ts';
import { ModelCdn } from '../support/model-cdn.ts';
import { realWords } from './content-world.ts';
import { builtRenderer, fillSite, makePost, pageClient } from './site-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// How stale a public page can be: the real handler with its caches, a model CDN that follows the letter of the rules
// in front, documents that change in the emulator, and a clock that the test moves.

const sum = (15 + 30 + 10) * 1000;

let world: World;
let renderer: Awaited<ReturnType<typeof builtRenderer>>;
let pages: RenderedPages;
let ask: ReturnType<typeof pageClient>;
let cdn: ModelCdn;
/** The fake clock, in milliseconds; each test begins long after the one before. */
let now = Date.parse('2026-12-01T09:00:00.250Z');

function moveTo(instant: number): void {
  now = instant;
  world.setClock(new Date(instant));
}

beforeAll(async () => {
  world = await makeWorld('page-cache');
  await fillSite(world.deps);
  renderer = await builtRenderer(world.deps);
});
afterAll(() => world.close());

/** A process and an edge with empty caches. */
function reset(): void {
  moveTo(now + 3_600_000);
  pages = new RenderedPages();
  ask = pageClient(pageServer(renderer, pages), world.deps);
  cdn = new ModelCdn(
    async (path, headers) => {
      const { body, ...answer } = await ask(path, { headers });
      return { ...answer, body: String(body) };
    },
    () => now,
  );
}
beforeEach(reset);

const update = (path: string, change: Record<string, unknown>) => world.deps.db.doc(path).update(change);

interface Place {
  readonly path: string;
  /** Changes a document so that the page must say `mark`. */
  write(mark: string): Promise<unknown>;
}

const places: readonly Place[] = [
  { path: '/', write: (mark) => update('settings/site', { brandName: mark }) },
  { path: '/services/websites', write: (mark) => update('settings/site', { brandName: mark }) },
  { path: '/nowhere', write: (mark) => update('settings/site', { brandName: mark }) },
  { path: '/packages', write: (mark) => update('packages/starter', { name: mark }) },
  { path: '/packages/_payload.json', write: (mark) => update('packages/starter', { name: mark }) },
  { path: '/blog', write: (mark) => update('blogPosts/costs', { title: mark }) },
  { path: '/blog/what-a-website-costs', write: (mark) => update('blogPosts/costs', { body: mark }) },
  { path: '/rss.xml', write: (mark) => update('blogPosts/costs', { title: mark }) },
  { path: '/manifest.webmanifest', write: (mark) => update('settings/site', { brandName: mark }) },
  { path: '/blog/category/planning', write: (mark) => update('blogCategories/planning', { name: mark }) },
  { path: '/portfolio', write: (mark) => update('portfolioItems/bread', { title: mark }) },
  { path: '/portfolio/bread-ahead', write: (mark) => update('portfolioItems/bread', { body: mark }) },
];

/** Moments of visits within three minutes, and the moment of the change among them. */
const walk = fc.record({
  visits: fc.array(fc.integer({ min: 0, max: 180_000 }), { minLength: 4, maxLength: 14 }),
  changeAt: fc.integer({ min: 0, max: 90_000 }),
});

let marks = 0;
function nextMark(): string {
  marks += 1;
  return `Mark ${marks} of this run`;
}

describe('a change in the database', () => {
  it.each(places)('is on $path for everybody after 55 s', async ({ path, write }) => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ visits, changeAt }) => {
        reset();
        const start = now;
        const mark = nextMark();
        await write(nextMark());
        let isChanged = false;
        let isSeen = false;
        for (const at of [...visits, changeAt + sum].toSorted((a, b) => a - b)) {
          if (!isChanged && at > changeAt) {
            moveTo(start + changeAt);
            await write(mark);
            isChanged = true;
          }
          moveTo(start + at);
          const isNew = (await cdn.get(path)).body.includes(mark);
          if (at >= changeAt + sum || isSeen) expect(isNew).toBe(true);
          isSeen ||= isNew;
        }
      }),
      { numRuns: 5 },
    );
  });

  it('of one price is on every page that says it, and in its structured data, as soon', async () => {
    const start = now;
    const saying = [
      '/services',
      '/services/websites',
      '/services/web-development-guide',
      '/quote',
      '/tools/roi-calculator',
    ];
    for (const path of saying) await cdn.get(path);
    const rate = { service: 'websites', from: 765_400, to: 987_600, billing: 'once' };
    await update('settings/site', { estimateRates: [rate] });
    moveTo(start + sum);
    for (const path of saying) {
      // The form and the calculator carry their figures in pence.
      expect((await cdn.get(path)).body, path).toMatch(/£7,654\b.*£9,184\.80|765400|£8,770/s);
    }
    // With VAT at 20%: what is paid.
    expect((await cdn.get('/services/websites')).body).toContain('"minPrice":"9184.8"');
  });

  it('of VAT whose first day has come is as soon', async () => {
    const rate = { service: 'websites', from: 765_400, to: 987_600, billing: 'once' };
    await update('settings/site', { estimateRates: [rate] });
    const bodyAfter = async (change: Record<string, unknown>) => {
      await cdn.get('/services/websites');
      await update('settings/private', change);
      moveTo(now + sum);
      return (await cdn.get('/services/websites')).body.replaceAll('\u00a0', ' ');
    };
    const from = '2026-01-01';
    const dearer = { rateChanges: [{ from, kind: 'standard', rate: 2500 }] };
    expect(await bodyAfter(dearer)).toMatch(/£7,654.*VAT at 25%.*£9,567\.50/s);
    const unregistered = { vatChanges: [{ from, registered: false }] };
    expect(await bodyAfter(unregistered)).not.toMatch(/VAT at|including VAT/);
    const first = { rateChanges: [], vatChanges: [] };
    expect(await bodyAfter(first)).toMatch(/VAT at 20%/);
  });

  it('can be exactly as stale as the sum of the three, and no staler', async () => {
    const start = now;
    const old = nextMark();
    await update('packages/starter', { name: old });
    await ask('/packages');
    const mark = nextMark();
    await update('packages/starter', { name: mark });
    moveTo(start + 14_999);
    expect((await cdn.get('/packages')).from).toBe('origin');
    moveTo(start + 54_998);
    const last = await cdn.get('/packages');
    expect([last.from, last.body.includes(old)]).toEqual(['stale', true]);
    moveTo(start + 55_000);
    expect((await cdn.get('/packages')).body).toContain(mark);
  });

  it('of whether a page exists is seen as soon', async () => {
    const start = now;
    const slug = 'comes-and-goes';
    const path = `/blog/${slug}`;
    const statusAt = async (at: number) => {
      moveTo(start + at);
      return (await cdn.get(path)).status;
    };
    expect(await statusAt(0)).toBe(404);
    await world.deps.db.doc('blogPosts/goes').set(makePost({ slug }));
    expect(await statusAt(sum)).toBe(200);
    await world.deps.db.doc('blogPosts/goes').delete();
    const moved = { from: path, to: '/blog', createdAt: new Date() };
    await world.deps.db.doc(`redirects/${sha256Hex(path)}`).set(v.parse(redirect, moved));
    expect(await statusAt(2 * sum)).toBe(301);
    await world.deps.db.doc(`redirects/${sha256Hex(path)}`).delete();
    expect(await statusAt(3 * sum)).toBe(404);
  });

  it('of whether a package is on offer is seen as soon, on every page that lists it', async () => {
    const start = now;
    const name = nextMark();
    await update('packages/starter', { name, published: true });
    const listing = ['/', '/packages', '/packages/_payload.json', '/quote', '/tools/roi-calculator'];
    const saying = async () => {
      const bodies = await Promise.all(listing.map(async (path) => (await cdn.get(path)).body));
      return listing.filter((_path, index) => bodies[index]?.includes(name));
    };
    expect(await saying()).toEqual(listing);
    await update('packages/starter', { published: false });
    moveTo(start + sum);
    expect(await saying()).toEqual([]);
    await update('packages/starter', { published: true });
  });

  it('of what a category is called in addresses is seen as soon, with its posts', async () => {
    const start = now;
    const [from, to] = ['/blog/category/planning', '/blog/category/costs'];
    expect([(await cdn.get(from)).status, (await cdn.get(to)).status]).toEqual([200, 404]);
    const { deps } = world;
    const seen = (await deps.db.doc('blogCategories/planning').get()).get('updatedAt').toMillis();
    await renameBlogCategory(deps, { from: 'planning', to: 'costs', seen }, asStaff);
    moveTo(start + sum);
    const moved = await cdn.get(from);
    expect([moved.status, moved.headers.Location]).toEqual([301, to]);
    expect((await cdn.get(to)).body).toContain('/blog/what-a-website-costs');
    const back = (await deps.db.doc('blogCategories/costs').get()).get('updatedAt').toMillis();
    await renameBlogCategory(deps, { from: 'costs', to: 'planning', seen: back }, asStaff);
  });

  it('of a testimonial that is withdrawn is seen as soon, wherever it stood', async () => {
    const start = now;
    const testimonial = { ...realWords, quote: nextMark() };
    await update('portfolioItems/bread', { testimonial });
    const saying = async () => {
      const bodies = ['/', '/portfolio/bread-ahead', '/portfolio/bread-ahead/_payload.json'].map(
        async (path) => (await cdn.get(path)).body.includes(testimonial.quote),
      );
      return Promise.all(bodies);
    };
    expect(await saying()).toEqual([true, true, true]);
    await withdrawTestimonial(world.deps, { itemId: 'bread' }, asStaff);
    moveTo(start + sum);
    expect(await saying()).toEqual([false, false, false]);
  });

  it('costs nothing where nothing changed: a 304 lasts as long as a page', async () => {
    const first = await cdn.get('/services');
    moveTo(now + 45_000);
    const again = await ask('/services', { headers: { 'if-none-match': first.headers.ETag ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['Cache-Control']).toBe(first.headers['Cache-Control']);
    expect((await cdn.get('/services')).body).toBe(first.body);
    moveTo(now + 29_000);
    expect((await cdn.get('/services')).from).toBe('cache');
  });
});

describe('a post that is scheduled', () => {
  const title = 'A post of tomorrow';
  const lists = ['/blog', '/blog/_payload.json', '/blog/category/planning', '/rss.xml', '/sitemap.xml'];
  const slug = 'a-post-of-tomorrow';

  /** Two in quick succession, so that the second is not known when the first is asked for. */
  const plan = fc.record({
    path: fc.constantFrom(...lists, `/blog/${slug}`),
    visits: fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 4, maxLength: 14 }),
    publishIn: fc.integer({ min: 1_000, max: 120_000 }),
    earlierBy: fc.integer({ min: 1, max: 30_000 }),
  });

  async function schedule(publishAt: number, earlierBy: number): Promise<void> {
    const { db } = world.deps;
    await db.doc('blogPosts/tomorrow').set(makePost({ slug, title, publishAt: new Date(publishAt) }));
    const earlier = makePost({
      slug: 'earlier',
      title: 'Earlier',
      publishAt: new Date(publishAt - earlierBy),
    });
    await db.doc('blogPosts/earlier').set(earlier);
  }

  it('is nowhere before its time and everywhere from then on', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ path, visits, publishIn, earlierBy }) => {
        reset();
        const start = now;
        await schedule(start + publishIn, earlierBy);
        for (const at of [...visits, publishIn - 1, publishIn].toSorted((a, b) => a - b)) {
          moveTo(start + at);
          const { status, body } = await cdn.get(path);
          const isShown = status === 200 && (body.includes(title) || body.includes(slug));
          expect(isShown).toBe(at >= publishIn);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([...lists, `/blog/${slug}`])(
    'limits what caches may keep of %s to the seconds that are left',
    async (path) => {
      const start = now;
      await schedule(start + 60_500, 30_000);
      const controlAt = async (at: number) => {
        moveTo(start + at);
        return (await ask(path)).headers['Cache-Control'];
      };
      // The earlier one comes after 30.5 s.
      expect(await controlAt(0)).toBe('public, max-age=0, s-maxage=30');
      expect(await controlAt(10_000)).toBe('public, max-age=0, s-maxage=20');
      expect(await controlAt(30_400)).toBe('public, max-age=0, s-maxage=0');
      expect(await controlAt(30_500)).toBe('public, max-age=0, s-maxage=30');
      expect(await controlAt(60_500)).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=10');
    },
  );

  it('leaves the rest alone', async () => {
    await schedule(now + 5_000, 1_000);
    for (const path of ['/services', '/packages', '/portfolio/bread-ahead', '/contact']) {
      const { headers } = await ask(path);
      expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=10');
    }
  });
});

describe('what is cached in memory', () => {
  const query = fc.stringMatching(/^[a-z_]{1,12}=[ -~]{0,40}(&utm_[a-z]{1,9}=[ -~]{0,20}){0,3}$/);
  const known = [
    '/',
    '/packages',
    '/blog',
    '/blog/what-a-website-costs',
    '/quote',
    '/sitemap.xml',
    '/services/websites',
  ];

  it('is a page once, whatever its query and however its name is spelled', async () => {
    for (const path of known) await ask(path);
    const before = pages.size;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...known), query, async (path, search) => {
        await ask(`${path}?${search}`);
        expect(pages.size).toBe(before);
      }),
      { numRuns: 100 },
    );
    for (const path of [
      '/services/%77ebsites',
      '/blog/what%2Da-website-costs',
      '/blog/what-a-website-costs/',
    ]) {
      expect((await ask(path)).status).toBe(301);
    }
    expect(pages.size).toBe(before);
  });

  it('is not pushed out by made-up names', async () => {
    await ask('/packages');
    const before = pages.size;
    for (let batch = 0; batch < 12; batch += 1) {
      const names = Array.from({ length: 50 }, (_, one) => `/blog/made-up-${batch}-${one}?page=${one}`);
      await Promise.all([...names, `/nowhere/${batch}`].map((path) => ask(path)));
    }
    expect(pages.size).toBe(before);
    // Read a moment ago, so it is not read again: it is still there.
    const mark = nextMark();
    await update('settings/site', { brandName: mark });
    expect((await ask('/faq')).body).not.toContain(mark);
    moveTo(now + 15_000);
    expect((await ask('/faq')).body).toContain(mark);
  });

  it('is never what a token opens, nor a page with parameters', async () => {
    const before = pages.size;
    for (const path of [
      '/packages?vat=inc',
      '/faq?q=cost',
      '/client/login',
      '/admin',
      '/verify/none-of-ours',
    ]) {
      await ask(path);
    }
    expect(pages.size).toBe(before);
  });
});
