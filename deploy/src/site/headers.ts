import { type CachePolicy, cacheControl } from '@agency/domain/site/cache-policy';
import { type ResponseShape, responseHeaders } from '../../../web/src/app/server/headers.server.ts';
import { differs } from './check.ts';
import type { Answer, RunningSite } from './site.ts';

/** Any tag: whether a site measures is up to the site. */
const someTag = 'G-ABC123';

/** How the headers of a page differ from those the renderer gives such a response. */
export function headerFaults(site: RunningSite, { headers }: Answer, shape: ResponseShape): string[] {
  const sources = { origin: site.origin, firebase: site.firebase, scriptHashes: [], styleHashes: [] };
  const {
    'Content-Security-Policy': policy,
    'Cache-Control': _cache,
    ...same
  } = responseHeaders(shape, sources);
  const measured = responseHeaders(shape, { ...sources, analyticsTag: someTag })['Content-Security-Policy'];
  const actual = headers.get('content-security-policy');
  return [
    ...Object.entries(same).flatMap(([name, value]) => differs(name, headers.get(name), value)),
    ...differs('X-Robots-Tag', headers.get('x-robots-tag') ?? undefined, same['X-Robots-Tag']),
    ...cacheFaults(headers, shape.cache),
    ...leastOf([policyFaults(actual, policy), policyFaults(actual, measured)]),
  ];
}

const leastOf = (candidates: readonly string[][]): string[] =>
  candidates.toSorted((one, other) => one.length - other.length)[0] ?? [];

/** Public pages may be cached for a shorter time than usual: until the next post appears. */
export function cacheFaults(headers: Headers, policy: CachePolicy): string[] {
  const actual = headers.get('cache-control') ?? '';
  const fault = `Cache-Control is ${actual || 'missing'}, not ${cacheControl(policy)}`;
  if (policy === 'private') return actual === cacheControl(policy) ? [] : [fault];
  const found = /^public, max-age=0, s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/.exec(actual);
  const isShort = found && Number(found[1]) <= policy.shared && Number(found[2] ?? 0) <= policy.stale;
  return isShort ? [] : [fault];
}

const sourcesOf = (policy: string): Map<string, readonly string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.filter((value) => !value.startsWith("'sha256-"))];
    }),
  );

/** Where two policies differ, hashes aside: these are of each page's own scripts and styles. */
export function policyFaults(actual: string | null, expected: string | undefined): string[] {
  if (expected === undefined) return [];
  if (actual === null) return ['Content-Security-Policy is missing'];
  const [given, wanted] = [sourcesOf(actual), sourcesOf(expected)];
  return [...new Set([...given.keys(), ...wanted.keys()])].flatMap((name) => {
    const [has, needs] = [given.get(name), wanted.get(name)];
    if (needs === undefined) return [`the policy has ${name}`];
    if (has === undefined) return [`the policy lacks ${name}`];
    const more = has.filter((value) => !needs.includes(value)).map((value) => `${name} allows ${value}`);
    const fewer = needs.filter((value) => !has.includes(value)).map((value) => `${name} lacks ${value}`);
    return [...more, ...fewer];
  });
}
