import { Agent, createServer, get } from 'node:http';
import type { CreateRenderer } from '@agency/domain/site/render';
import { inRoot } from '@agency/emulators/suite/paths';
import { readConfig } from '../../functions/src/platform/config.ts';
import { depsFor } from '../../functions/src/platform/runtime.ts';
import { siteContent } from '../../functions/src/site/content.ts';
import { pageServer } from '../../functions/src/site/ssr.ts';
import { percentile, type Result, resultOf } from './report.ts';

const forMs = 3_000;
const connections = 10;

async function perSecond(once: () => Promise<unknown>): Promise<number> {
  // Until the compiler has seen enough of it.
  for (let turn = 0; turn < 200; turn += 1) await once();
  const began = performance.now();
  let count = 0;
  for (; performance.now() - began < forMs; count += 1) await once();
  return (count / (performance.now() - began)) * 1000;
}

/** The built renderer in this process, with content from the suite's database in its cache. */
export async function measureRenderer(environment: Record<string, string>): Promise<Result[]> {
  Object.assign(process.env, environment);
  const deps = depsFor(readConfig(process.env));
  // Our own build: the type is the one that it is compiled against.
  const module = (await import(inRoot('functions/lib/web/entry-server.js'))) as {
    readonly createRenderer: CreateRenderer;
  };
  const { origin, firebase } = deps.config;
  const renderer = module.createRenderer({ origin, firebase });
  const server = pageServer(renderer);
  const request = {
    method: 'GET',
    path: '/',
    query: new URLSearchParams(),
    header: () => undefined,
    rawBody: new Uint8Array(),
    params: {},
    caller: { ip: '192.0.2.1', forwardedFor: '', userAgent: '' },
  };
  const plan = renderer.plan('/', '');
  const first = await renderer.render(plan, siteContent(deps));
  if (first.status !== 200) throw new Error(`The renderer answered ${first.status} for /.`);
  const rendering = await perSecond(() => renderer.render(plan, siteContent(deps)));
  const kept = await overHttp(async () => (await server(request, deps)).body);
  return [
    resultOf({ name: 'Rendering / each time', measured: rendering, unit: '/s', atLeast: 400 }),
    resultOf({ name: '/ from the rendered cache', measured: kept.perSecond, unit: '/s', atLeast: 1_500 }),
    resultOf({ name: '/ from the rendered cache, p99', measured: kept.p99, unit: 'ms', atMost: 25 }),
  ];
}

/** At ten connections, with who asks in the same process: the server alone is faster than this. */
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
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) };
}

/** Through Hosting's emulator, one after another: for comparison, since production has another way in front. */
export async function measureHosting(site: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const path of ['/', '/packages']) {
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
