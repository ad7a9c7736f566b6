import { areaOf } from '@agency/domain/site/area';
import { policyOf } from '@agency/domain/site/cache-policy';
import type { PagePlan } from '@agency/domain/site/render';
import { listedQuery } from '../../platform/listed-query.ts';
import { matchRoute, pathOfMatch } from '../../platform/match.ts';
import type { Match } from '../../platform/matcher.ts';
import { isSiteFile } from './site-files.server.ts';

const payloadSuffix = '/_payload.json';
/** No address of ours is longer: a token has 512 characters at most, each written with three. */
const longestPath = 2_000;
/** How much of a longer one the 404 page repeats. */
const longestShownPath = 300;

/** Where a path with a trailing slash belongs; undefined when it stays, or would lead to another site. */
function withoutTrailingSlash(path: string): string | undefined {
  if (path === '/' || !path.endsWith('/')) return undefined;
  const trimmed = path.replace(/\/+$/, '');
  const target = trimmed === '' ? '/' : trimmed;
  // '//host' and '/\host' are addresses of other sites to a browser.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(target) ? target : undefined;
}

/** The canonical spelling of a public page's path: caches would store every other one as a page of its own. */
function spelled(path: string, match: Match | undefined): string {
  return match?.route.area === 'site' ? pathOfMatch(match) : path;
}

/** The parts of a plan that follow from the area of a path. */
function ofPlace(path: string): Pick<PagePlan, 'area' | 'cache'> {
  const area = areaOf(path);
  return { area, cache: policyOf(area) };
}

function planRedirect(from: string, to: string, search: string): PagePlan {
  // The query travels on: campaign parameters are read by the page's script.
  const redirectTo = `${to}${/^\?[\x21-\x7e]*$/.test(search) ? search : ''}`;
  return {
    key: `redirect ${redirectTo}`,
    path: from,
    query: {},
    kind: 'html',
    ...ofPlace(to),
    shareable: false,
    redirectTo,
  };
}

/** Reads an address as received. Never throws. */
export function planPage(rawPath: string, search: string): PagePlan {
  const given = rawPath.startsWith('/') ? rawPath : `/${rawPath}`;
  const kind = given.endsWith(payloadSuffix) ? 'payload' : 'html';
  const asked = kind === 'html' ? given : given.slice(0, -payloadSuffix.length) || '/';
  if (asked.length > longestPath) {
    const told = asked.slice(0, longestShownPath);
    return { key: 'too long', path: told, query: {}, kind, ...ofPlace(told), shareable: false };
  }
  const bare = (kind === 'html' && withoutTrailingSlash(asked)) || asked;
  const match = matchRoute(bare);
  const path = spelled(bare, match);
  if (kind === 'html' && path !== asked) return planRedirect(asked, path, search);
  const route = match?.route;
  const own = listedQuery(route?.ownQuery ?? [], search);
  const query = { ...listedQuery(route?.query ?? [], search), ...own };
  const isShared = route?.area === 'site' || isSiteFile(path);
  const shareable = isShared && Object.keys(query).length === 0;
  const key = `${kind} ${path}?${new URLSearchParams(query).toString()}`;
  const place = ofPlace(path);
  const cache = Object.keys(own).length > 0 ? 'private' : place.cache;
  return { key, path, query, kind, ...place, cache, shareable };
}
