import { Agent, createServer, get } from 'node:http';
import type { CreateRenderer } from '@agency/domain/site/render';
import { inRoot } from '@agency/emulators/suite/paths';
import { readConfig } from '../../functions/src/platform/config.ts';
import { depsFor } from '../../functions/src/platform/runtime.ts';
import { siteContent } from '../../functions/src/site/content.ts';
import { pageServer } from '../../functions/src/site/ssr.ts';
import { indexablePages } from '../support/public-pages.ts';
import { percentile, type Result, resultOf } from './report.ts';

const forMs = 3_000;
const connections = 10;

async function perSecond(once: () => Promise<unknown>): Promise<number> {
  // Warms up the JIT compiler.
  for (let turn = 0; turn < 200; turn += 1) await once();
  const began = performance.now();
  let count = 0;
  for (; performance.now() - began < forMs; count += 1) await once();
  return (count / (performance.now() - began)) * 1000;
}

/** Addresses of one page of each kind that is measured: the first page, a post and a service. */
export async function measuredPaths(site: string): Promise<string[]> {
  const pages = await indexablePages(site);
  const firstOf = (pattern: string) => {
    const found = pages.find(({ route }) => route.path === pattern);
    if (!found) throw new Error(`The sitemap has no page of ${pattern}.`);
    return found.path;
  };
  return ['/', '/blog/:slug', '/services/:service'].map(firstOf);
}

const request = (path: string) => ({
  method: 'GET',
  path,
  query: new URLSearchParams(),
  header: () => undefined,
  rawBody: new Uint8Array(),
  params: {},
  caller: {
    network: '192.0.2.1',
    through: null,
    ip: '192.0.2.1',
    connectedFrom: '192.0.2.1',
    forwardedFor: '',
    userAgent: '',
  },
});

/** The built renderer in this process, with content from the suite's database in its cache. */
export async function measureRenderer(
  environment: Record<string, string>,
  paths: readonly string[],
): Promise<Result[]> {
  Object.assign(process.env, environment);
  const deps = depsFor(readConfig(process.env));
  // Our own build: it is compiled against this type.
  const module = (await import(inRoot('functions/lib/web/entry-server.js'))) as {
    readonly createRenderer: CreateRenderer;
  };
  const { origin, firebase } = deps.config;
  const renderer = module.createRenderer({ origin, firebase });
  const server = pageServer(renderer);
  const results: Result[] = [];
  for (const path of paths) {
    const isHome = path === '/';
    const render = () => renderer.render(renderer.plan(path, ''), siteContent(deps));
    const first = await render();
    if (first.status !== 200) throw new Error(`The renderer answered ${first.status} for ${path}.`);
    const alone = await perSecond(render);
    const anew = await overHttp(async () => (await render()).body);
    const fromCache = await overHttp(async () => (await server(request(path), deps)).body);
    const each = `Rendering ${path} each time`;
    const cached = `${path} from the rendered cache`;
    results.push(
      resultOf({ name: each, measured: alone, unit: '/s', ...(isHome ? { atLeast: 400 } : {}) }),
      resultOf({ name: `${each}, 10 connections, median`, measured: anew.p50, unit: 'ms' }),
      resultOf({ name: `${each}, 10 connections, p99`, measured: anew.p99, unit: 'ms' }),
      resultOf({
        name: cached,
        measured: fromCache.perSecond,
        unit: '/s',
        ...(isHome ? { atLeast: 1_500 } : {}),
      }),
      resultOf({ name: `${cached}, median`, measured: fromCache.p50, unit: 'ms' }),
      resultOf({ name: `${cached}, p99`, measured: fromCache.p99, unit: 'ms', atMost: 25 }),
    );
  }
  return results;
}

/** At ten connections, with the client in the same process: the server alone is faster than this. */
async function overHttp(answer: () => Promise<string | Uint8Array>) {
  const server = createServer((_request, response) => {
    void answer().then((body) => response.end(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const asked = get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().once('end', resolve);
      });
      asked.once('error', reject);
    });
  for (let turn = 0; turn < 500; turn += 1) await ask();
  const times: number[] = [];
  const began = performance.now();
  const askOn = async () => {
    while (performance.now() - began < forMs) {
      const asked = performance.now();
      await ask();
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  server.close();
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Through Hosting's emulator, one after another: for comparison, since production has another front end. */
export async function measureHosting(site: string, paths: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const path of paths) {
    const times: number[] = [];
    for (let turn = 0; turn < 220; turn += 1) {
      const began = performance.now();
      const answer = await fetch(site + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      if (turn >= 20) times.push(performance.now() - began);
    }
    const name = `${path} through the Hosting emulator, warm`;
    results.push(resultOf({ name: `${name}, median`, measured: percentile(times, 0.5), unit: 'ms' }));
    results.push(resultOf({ name: `${name}, p99`, measured: percentile(times, 0.99), unit: 'ms' }));
  }
  return results;
}
