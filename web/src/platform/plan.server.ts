import type { PagePlan } from '@agency/domain/site/render';
import type { Area } from '../routes.ts';
import { listedQuery } from './listed-query.ts';
import { matchRoute } from './match.ts';
import { isSiteFile } from './site-files.server.ts';

const payloadSuffix = '/_payload.json';

/** Which part of the house a path belongs to, whether or not there is a page at it. */
export function areaOf(path: string): Area {
  if (/^\/(client\/quotes\/view|project\/track|unsubscribe)(\/|$)/.test(path)) return 'link';
  if (/^\/client(\/|$)/.test(path)) return 'client';
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return matchRoute(path)?.route.area ?? 'site';
}

/** Where a path with a trailing slash belongs; undefined when it stays, or would lead to another site. */
function withoutTrailingSlash(path: string): string | undefined {
  if (path === '/' || !path.endsWith('/')) return undefined;
  const trimmed = path.replace(/\/+$/, '');
  const target = trimmed === '' ? '/' : trimmed;
  // '//host' and '/\host' are addresses of other sites to a browser.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(target) ? target : undefined;
}

/** Reads an address as it came. Never throws. */
export function planPage(rawPath: string, search: string): PagePlan {
  const path = rawPath.startsWith('/') ? rawPath : `/${rawPath}`;
  const kind = path.endsWith(payloadSuffix) ? 'payload' : 'html';
  const page = kind === 'html' ? path : path.slice(0, -payloadSuffix.length) || '/';
  const redirectTo = kind === 'html' ? withoutTrailingSlash(page) : undefined;
  if (redirectTo !== undefined) {
    // The query travels on: campaign parameters are read by the page's script.
    const location = `${redirectTo}${/^\?[\x21-\x7e]*$/.test(search) ? search : ''}`;
    return {
      key: `redirect ${location}`,
      path: page,
      query: {},
      kind,
      shareable: false,
      redirectTo: location,
    };
  }
  const route = matchRoute(page)?.route;
  const query = listedQuery(route?.query ?? [], search);
  const isShared = route?.area === 'site' || isSiteFile(page);
  const shareable = isShared && Object.keys(query).length === 0;
  return {
    key: `${kind} ${page}?${new URLSearchParams(query).toString()}`,
    path: page,
    query,
    kind,
    shareable,
  };
}
