import { areaOf } from '@agency/domain/site/area';
import { policyOf } from '@agency/domain/site/cache-policy';
import { sitemapFile } from '@agency/domain/site/files';
import { type Route, routes } from '../../../web/src/routes.ts';
import { type Check, differs } from './check.ts';
import { headerFaults } from './headers.ts';
import type { RunningSite } from './site.ts';

/** Routes without parameters; those with parameters are requested as the sitemap lists them. */
const fixed = routes.filter(({ path }) => !path.includes(':'));

const nowhere = '/none/of/ours';

/** Every page without parameters, and what is served beside them. */
export const pageChecks: readonly Check[] = [
  ...fixed.map(itself),
  ...fixed.filter(({ path }) => path !== '/').map(withSlash),
  ...['', '/client', '/admin', '/verify'].map((area) => missing(`${area}${nowhere}`)),
  { about: `Every address of ${sitemapFile}`, look: sitemapFaults },
];

function itself(route: Route): Check {
  const { path, area } = route;
  return {
    about: `GET ${path}`,
    look: async (site) => {
      const answer = await site.ask(path);
      const shape = { kind: 'html', status: 200, area, cache: policyOf(area), route } as const;
      const unchanged =
        area === 'site' ? await revalidationFaults(site, path, answer.headers.get('etag')) : [];
      return [
        ...differs('the status', answer.status, 200),
        ...headerFaults(site, answer, shape),
        ...unchanged,
      ];
    },
  };
}

async function revalidationFaults(site: RunningSite, path: string, etag: string | null): Promise<string[]> {
  if (etag === null) return ['ETag is missing'];
  const again = await site.ask(path, { headers: { 'if-none-match': etag } });
  return differs('the status with its own ETag', again.status, 304);
}

function withSlash({ path, area }: Route): Check {
  return {
    about: `GET ${path}/`,
    look: async (site) => {
      const answer = await site.ask(`${path}/`);
      const location = new URL(answer.headers.get('location') ?? '', site.origin);
      const shape = { kind: 'redirect', status: 301, area, cache: policyOf(area) } as const;
      return [
        ...differs('the status', answer.status, 301),
        ...differs('Location', location.href, `${site.origin}${path}`),
        ...headerFaults(site, answer, shape),
      ];
    },
  };
}

function missing(path: string): Check {
  const area = areaOf(path);
  return {
    about: `GET ${path}`,
    look: async (site) => {
      const answer = await site.ask(path);
      const shape = { kind: 'html', status: 404, area, cache: policyOf(area) } as const;
      return [...differs('the status', answer.status, 404), ...headerFaults(site, answer, shape)];
    },
  };
}

async function sitemapFaults(site: RunningSite): Promise<string[]> {
  const { text } = await site.ask(sitemapFile);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  if (addresses.length === 0) return ['names no address'];
  const foreign = addresses.filter(({ origin }) => origin !== site.origin).map(({ origin }) => origin);
  const faults = [...new Set(foreign)].map(
    (origin) => `names addresses of ${origin}: SITE_ORIGIN is another`,
  );
  for (const { pathname } of addresses) {
    if (fixed.some(({ path }) => path === pathname)) continue;
    const { status, headers } = await site.ask(pathname);
    if (status !== 200 || headers.has('x-robots-tag')) {
      faults.push(`${pathname} answers ${status}, robots ${headers.get('x-robots-tag') ?? 'welcome'}`);
    }
  }
  return faults;
}
