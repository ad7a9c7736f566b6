import { createHash } from 'node:crypto';
import { brandColours } from '@agency/domain/site/brand-colours';
import { serviceSlugs } from '@agency/domain/site/services';
import { expect, test } from '@playwright/test';
import { routes } from '../../web/src/routes.ts';
import { type Crawl, crawl, type Visit, visit } from '../support/crawl/crawl.ts';
import type { PageFacts } from '../support/crawl/page-facts.ts';
import { addressesOf, pictureFaults } from '../support/crawl/pictures.ts';
import { parseXml, read, slugsNotPublic } from '../support/crawl/read.ts';
import { routeOf as routeOfPath } from '../support/crawl/route-of.ts';
import { checkStructured } from '../support/crawl/structured-data.ts';
import { addresses, admin, unique } from '../support/suite.ts';

// The whole public site by plain requests: from the first page along every link, compared with the table of routes and
// the sitemap. One worker reads the site once, for all of these tests.
test.describe.configure({ mode: 'default' });

const { site } = addresses;
const pathOf = (address: string) => new URL(address, site).pathname;
const routeOf = (address: string) => routeOfPath(pathOf(address));

let crawled: Crawl;
let sitemap: readonly string[];
let hiddenSlugs: readonly string[];

interface ReadPage extends Visit {
  readonly page: PageFacts;
}

/** Pages that search engines may show, each under its one address. */
let pages: readonly ReadPage[];

test.beforeAll(async () => {
  const hiddenBefore = await slugsNotPublic();
  const listed = parseXml(await read('/sitemap.xml')) as { urlset: { url: { loc: string }[] } };
  sitemap = listed.urlset.url.map(({ loc }) => loc);
  crawled = await crawl(site, (address) => routeOf(address)?.area === 'site');
  // Whatever another test publishes meanwhile is in neither.
  const hiddenAfter = await slugsNotPublic();
  hiddenSlugs = hiddenBefore.filter((slug) => hiddenAfter.includes(slug));
  pages = [...crawled.visits.values()].filter((each): each is ReadPage => {
    const isFound = each.status === 200 && each.page !== undefined && !each.address.includes('?');
    return isFound && each.robots === null && routeOf(each.address)?.indexable === true;
  });
});

/** Lists what is wrong, page by page, so that one run shows all of it. */
function faultsOf(check: (page: PageFacts, address: string) => readonly (string | false)[]): string[] {
  return pages.flatMap(({ page, address }) =>
    check(page, address).flatMap((fault) => (fault === false ? [] : [`${address}: ${fault}`])),
  );
}

test('no link is broken, and none leads through a redirect', () => {
  expect(crawled.visits.size).toBeGreaterThan(40);
  const faults = crawled.links.flatMap(({ from, to, fragment }) => {
    const target = crawled.visits.get(to);
    if (target?.status !== 200) return [`${from} → ${to}: ${target?.status} ${target?.location ?? ''}`];
    const isThere = fragment === '' || fragment === 'top' || !target.page || target.page.ids.has(fragment);
    return isThere ? [] : [`${from} → ${to}#${fragment}: nothing has this id`];
  });
  expect([...new Set(faults)]).toEqual([]);
});

test('links, table of routes and sitemap name the same pages', () => {
  const listed = sitemap.map(pathOf);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => !routeOf(path)?.indexable)).toEqual([]);
  const linked = pages.map(({ address }) => address);
  // Orphans are in the sitemap alone; what is in the links alone was forgotten in it.
  expect(linked.toSorted()).toEqual(listed.toSorted());
  for (const { path } of routes.filter((route) => route.indexable && !route.path.includes(':'))) {
    expect(listed, path).toContain(path);
  }
  for (const { path } of routes.filter((route) => route.entries !== undefined)) {
    expect(
      listed.some((each) => routeOf(each)?.path === path),
      path,
    ).toBe(true);
  }
  for (const slug of serviceSlugs) expect(listed).toContain(`/services/${slug}`);
});

test('canonical address, og:url, sitemap and the address itself are the same, byte for byte', () => {
  const faults = faultsOf((page, address) => {
    const own = `${site}${address}`;
    return [
      page.canonical !== own && `canonical is ${page.canonical}`,
      page.meta.get('og:url') !== own && `og:url is ${page.meta.get('og:url')}`,
      !sitemap.includes(own) && 'is not in the sitemap',
    ];
  });
  expect(faults).toEqual([]);
});

test('an address with a query names the one without as its canonical', () => {
  const withQuery = [...crawled.visits.values()].filter(({ address, page }) => address.includes('?') && page);
  expect(withQuery.length).toBeGreaterThan(0);
  for (const { address, page } of withQuery) {
    expect(page?.canonical, address).toBe(`${site}${pathOf(address)}`);
    expect(sitemap).not.toContain(`${site}${address}`);
  }
});

test('no two pages have the same title, description or picture', () => {
  for (const pick of [
    (page: PageFacts) => page.title,
    (page: PageFacts) => page.meta.get('description'),
    (page: PageFacts) => page.meta.get('og:image'),
  ]) {
    const byText = Map.groupBy(pages, ({ page }) => pick(page));
    expect(byText.has('')).toBe(false);
    expect(byText.has(undefined)).toBe(false);
    const shared = [...byText].flatMap(([text, same]) =>
      same.length > 1 ? [`${text}: ${same.map(({ address }) => address)}`] : [],
    );
    expect(shared).toEqual([]);
  }
});

test('every page has its language, one h1, one main, and images with words and sizes', () => {
  const isSize = (text: string | undefined) => /^[1-9]\d*$/.test(text ?? '');
  const faults = faultsOf((page) => [
    page.lang !== 'en-GB' && `lang is ${page.lang}`,
    page.headings.length !== 1 && `${page.headings.length} h1`,
    page.headings.includes('') && 'an empty h1',
    page.mains !== 1 && `${page.mains} main`,
    ...page.images.flatMap(({ src, alt, width, height }) => [
      alt === undefined && `${src} has no alt`,
      !(isSize(width) && isSize(height)) && `${src} has no size`,
    ]),
  ]);
  expect(faults).toEqual([]);
});

test('pictures wait until they are near, but for one, and come from here in widths to choose from', {
  tag: '@long',
}, async () => {
  expect(faultsOf(pictureFaults)).toEqual([]);
  // What the front of the site shows is worth a picture or two.
  for (const path of ['/', '/portfolio', '/blog', '/industries/fitness-wellness', '/services/web-apps']) {
    expect(pages.find(({ address }) => address === path)?.page.images.length, path).toBeGreaterThan(0);
  }
  const named = [...new Set(pages.flatMap(({ page }) => addressesOf(page)))].toSorted();
  // Sizes of uploaded pictures are made when they are first asked for: some stand for all.
  const uploaded = named.filter((address) => address.startsWith('/media/')).slice(0, 3);
  const built = named.filter((address) => address.startsWith('/assets/'));
  expect([uploaded.length, built.length > 20]).toEqual([3, true]);
  for (const address of [...uploaded, ...built]) {
    const answer = await fetch(`${site}${address}`);
    expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
      address,
      200,
      `image/${address.split('.').at(-1)}`,
    ]);
    // Hosting sets one time for all files, and a missing one must not be kept for good.
    if (uploaded.includes(address)) expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('every page says to networks what it is, with a picture of its own', async () => {
  const faults = faultsOf(({ meta, title }) => [
    meta.get('og:locale') !== 'en_GB' && 'og:locale',
    meta.get('og:title') !== title && 'og:title',
    meta.get('og:image:alt') !== title && 'og:image:alt',
    meta.get('og:image:width') !== '1200' && 'og:image:width',
    meta.get('og:image:height') !== '630' && 'og:image:height',
    meta.get('twitter:card') !== 'summary_large_image' && 'twitter:card',
    meta.get('twitter:image') !== meta.get('og:image') && 'twitter:image',
    !meta.get('og:image')?.startsWith(`${site}/social/`) && 'og:image is not one of its own',
  ]);
  expect(faults).toEqual([]);
  // Drawing takes a processor: one page of each kind that is drawn stands for all.
  for (const path of ['/', '/services/websites']) {
    const picture = pages.find(({ address }) => address === path)?.page.meta.get('og:image') ?? '';
    const answer = await fetch(picture);
    expect(answer.status, picture).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  const unknown = await fetch(`${site}/social/no/such/page/0123456789abcdef.png`);
  expect(unknown.status).toBe(404);
});

test('structured data parses and has what its types must have', () => {
  const found = new Set<string>();
  const faults = faultsOf(({ structured }) =>
    structured.flatMap((text) => {
      const { types, faults: wrong } = checkStructured(text);
      for (const type of types) found.add(type);
      return wrong;
    }),
  );
  expect(faults).toEqual([]);
  for (const type of [
    'ProfessionalService',
    'BreadcrumbList',
    'Service',
    'FAQPage',
    'BlogPosting',
    'CreativeWork',
  ]) {
    expect([...found]).toContain(type);
  }
  // Home is where the crumbs begin.
  const bare = pages.filter(
    ({ page, address }) => address !== '/' && !page.structured.join().includes('Breadcrumb'),
  );
  expect(bare.map(({ address }) => address)).toEqual([]);
});

test('drafts and what is to come are nowhere', async () => {
  expect(hiddenSlugs.length).toBeGreaterThanOrEqual(2);
  const rss = await read('/rss.xml');
  for (const slug of hiddenSlugs) {
    expect((await visit(site, `/blog/${slug}`)).status, slug).toBe(404);
    expect(sitemap.join(' ')).not.toContain(`/blog/${slug}`);
    expect(rss).not.toContain(`/blog/${slug}`);
    expect([...crawled.visits.keys()]).not.toContain(`/blog/${slug}`);
  }
});

test('private pages are in no sitemap and tell crawlers to stay out', () => {
  const closed = [...crawled.visits.values()].filter(({ address }) => routeOf(address)?.indexable === false);
  expect(closed.length).toBeGreaterThan(0);
  for (const { address, robots } of closed) {
    expect(robots, address).toContain('noindex');
    expect(sitemap).not.toContain(`${site}${pathOf(address)}`);
  }
});

test('a post whose slug has changed sends its readers to the newest, in one step', async () => {
  const to = pages.map(({ address }) => address).find((each) => routeOf(each)?.path === '/blog/:slug') ?? '';
  const from = `/blog/${unique('older')}`;
  const { db } = admin();
  const document = db.doc(`redirects/${createHash('sha256').update(from).digest('hex')}`);
  await document.create({ from, to, createdAt: new Date() });
  try {
    const moved = await visit(site, from);
    expect([moved.status, moved.location]).toEqual([301, to]);
    expect((await visit(site, to)).status).toBe(200);
  } finally {
    await document.delete();
  }
});

test('the feed is valid RSS of posts that are there', async () => {
  const { rss } = parseXml(await read('/rss.xml')) as {
    rss: { '@_version': string; channel: { title: string; link: string; item: Record<string, string>[] } };
  };
  expect(rss['@_version']).toBe('2.0');
  expect(rss.channel.title).not.toBe('');
  expect(rss.channel.link).toBe(`${site}/blog`);
  expect(rss.channel.item.length).toBeGreaterThanOrEqual(10);
  for (const { title, link, description, pubDate } of rss.channel.item) {
    expect([title, description]).not.toContain('');
    expect(sitemap).toContain(link);
    expect(Date.parse(pubDate ?? '')).toBeLessThanOrEqual(Date.now());
  }
});

test('the sitemap, robots.txt and the manifest hold', async () => {
  const text = await read('/sitemap.xml');
  for (const [, changed = ''] of text.matchAll(/<lastmod>([^<]*)/g)) {
    expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now() + 60_000);
  }
  expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  const manifest = JSON.parse(await read('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ lang: 'en-GB', start_url: '/', theme_color: brandColours.navy900 });
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(`${site}${src}`);
    expect(answer.status, src).toBe(200);
    expect(answer.headers.get('content-type'), src).toContain(type);
    if (type !== 'image/png') continue;
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
