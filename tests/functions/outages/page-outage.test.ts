import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../functions/src/platform/deps.ts';
import type { HttpResponse } from '../../../functions/src/platform/http.ts';
import { socialImages } from '../../../functions/src/site/social-image.ts';
import { pageServer } from '../../../functions/src/site/ssr.ts';
import { type FaultyProxy, startFaultyProxy } from '../../support/faulty-proxy.ts';
import { addresses } from '../../support/suite.ts';
import { builtRenderer, fillSite, openSecretPaths, pageClient } from '../site-world.ts';
import { makeWorld, type World } from '../world.ts';

// The database is unreachable or does not answer: the real handler, with a failing connection to the real emulator.

let world: World;
let proxy: FaultyProxy;
let renderer: Awaited<ReturnType<typeof builtRenderer>>;
let secret: Awaited<ReturnType<typeof openSecretPaths>>;
/** The fake clock: what is fresh, and what has to be read again. */
let now = Date.now();
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  world = await makeWorld('page-outage');
  await fillSite(world.deps);
  secret = await openSecretPaths(world);
  renderer = await builtRenderer(world.deps);
  const { hostname, port } = new URL(addresses.firestore);
  proxy = await startFaultyProxy({ host: hostname, port: Number(port) });
});
afterEach(() => proxy.set('open'));
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await proxy.close();
  await world.close();
});

/** The database, and how often it was queried. */
function counted(db: Firestore, asked: { times: number }): Firestore {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (typeof name === 'string' && ways.has(name)) asked.times += 1;
      return value.bind(target);
    },
  });
}
const ways: ReadonlySet<string> = new Set([
  'collection',
  'collectionGroup',
  'doc',
  'getAll',
  'runTransaction',
]);

/** A process with empty caches and its own connection to the database. */
function newProcess() {
  const direct = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${proxy.port}`;
  const app = initializeApp({ projectId: world.projectId }, randomBytes(6).toString('hex'));
  const db = getFirestore(app);
  // Read once, when the client is made.
  db.settings({ ignoreUndefinedProperties: false });
  process.env.FIRESTORE_EMULATOR_HOST = direct;
  closing.push(() => deleteApp(app));
  const asked = { times: 0 };
  const deps: Deps = { ...world.deps, db: counted(db, asked), clock: () => new Date(now) };
  const picture = socialImages(renderer, async () => new Uint8Array([1]));
  const ask = pageClient(pageServer(renderer), deps);
  return {
    asked,
    get: (path: string): Promise<HttpResponse> =>
      path.startsWith('/social/') ? picture(path.slice('/social/'.length), deps) : ask(path),
  };
}

const card = '0123456789abcdef.png';
const published = [
  ...[
    '/',
    '/packages',
    '/packages?vat=inc',
    '/services',
    '/services/websites',
    '/services/web-development-horsham',
  ],
  ...[
    '/portfolio',
    '/portfolio/bread-ahead',
    '/blog',
    '/blog/what-a-website-costs',
    '/blog/category/planning',
  ],
  ...[
    '/quote',
    '/contact',
    '/faq',
    '/sitemap.xml',
    '/rss.xml',
    '/manifest.webmanifest',
    '/packages/_payload.json',
    '/_payload.json',
  ],
  ...[
    '/services/none',
    '/nowhere',
    `/social/services/websites/${card}`,
    `/social/blog/what-a-website-costs/${card}`,
  ],
];
const secrets = () => [secret.quote, secret.project, secret.certificate, `${secret.quote}/_payload.json`];

/**
 * The longest wait for one read is 5 s, and by itself the library would keep trying for minutes: between the two there
 * is room for a slow machine.
 */
const patience = 30_000;

interface Timed {
  readonly answer: HttpResponse;
  readonly milliseconds: number;
}

async function timed(work: Promise<HttpResponse>): Promise<Timed> {
  const began = performance.now();
  const answer = await work;
  return { answer, milliseconds: performance.now() - began };
}

function expectLate(path: string, { answer, milliseconds }: Timed): void {
  const { status, headers, body } = answer;
  expect(status, path).toBe(503);
  expect(Number(headers['Retry-After']), path).toBeGreaterThan(0);
  expect(headers['Cache-Control'], path).toBe('private, no-store');
  expect(String(body), path).not.toMatch(/ECONNREFUSED|firestore|grpc|\bat .*:\d+/i);
  expect(milliseconds, path).toBeLessThan(patience);
}

/** What a page shows from the database: which document, which field. */
const renamed: Readonly<Record<string, readonly [document: string, field: string]>> = {
  '/': ['settings/site', 'brandName'],
  '/services/websites': ['settings/site', 'brandName'],
  '/packages': ['packages/starter', 'name'],
  '/portfolio': ['portfolioItems/bread', 'title'],
  '/blog': ['blogPosts/costs', 'title'],
  '/rss.xml': ['blogPosts/costs', 'title'],
};

describe.each(['closed', 'frozen'] as const)('while the database is %s', (mode) => {
  it('a process with nothing cached says so calmly and soon, and recovers afterwards', async () => {
    const { get } = newProcess();
    await proxy.set(mode);
    const paths = [...published, ...secrets()];
    const answers = await Promise.all(paths.map((path) => timed(get(path))));
    answers.forEach((each, index) => {
      expectLate(paths[index] ?? '', each);
    });
    await proxy.set('open');
    for (const path of paths) {
      const isMissing = path.includes('none') || path === '/nowhere';
      const well = () => get(path).then(({ status }) => status);
      await expect.poll(well, { timeout: 60_000, message: path }).toBe(isMissing ? 404 : 200);
    }
  });

  it('pages that were read carry on as they were, and what is never cached says that it is late', async () => {
    const { get } = newProcess();
    // One after another: for a page that does not exist the database is asked for a redirect, which is never cached.
    const cached = published.filter((path) => !path.includes('none'));
    const before = await Promise.all(cached.map((path) => get(path)));
    now += 60_000;
    await proxy.set(mode);
    const after = await Promise.all(cached.map((path) => timed(get(path))));
    after.forEach(({ answer, milliseconds }, index) => {
      expect(answer, cached[index]).toEqual(before[index]);
      expect(milliseconds, cached[index]).toBeLessThan(patience);
    });
    for (const path of ['/services/none', ...secrets()]) expectLate(path, await timed(get(path)));
  });

  it('repeated requests are answered at once, and pages are current again when the database is back', async () => {
    const { get, asked } = newProcess();
    const paths = [...Object.keys(renamed), '/sitemap.xml'];
    const before = await Promise.all(paths.map((path) => get(path)));
    expect(before.map(({ status }) => status)).toEqual(paths.map(() => 200));
    await proxy.set(mode);
    now += 20_000;
    await get('/packages');
    // It timed out for one page a moment ago: it is not queried again for others, so nobody waits.
    now += 1_999;
    asked.times = 0;
    expect(await Promise.all(paths.map((path) => get(path)))).toEqual(before);
    expect(asked.times).toBe(0);
    // Content never read before is still requested, and everybody who wants it waits.
    for (const path of ['/services/none', '/blog/none', '/portfolio/none'])
      expectLate(path, await timed(get(path)));
    const name = `Renamed while ${mode}`;
    for (const [document, field] of Object.values(renamed)) {
      await world.deps.db.doc(document).update({ [field]: name });
    }
    await proxy.set('open');
    for (const path of Object.keys(renamed)) {
      const isNew = async () => {
        now += 20_000;
        return String((await get(path)).body).includes(name);
      };
      await expect.poll(isNew, { timeout: 60_000, message: path }).toBe(true);
    }
  });
});
