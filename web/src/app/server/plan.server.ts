import type { PagePlan } from '@agency/domain/site/render';
import { listedQuery } from '../../platform/listed-query.ts';
import { type Match, matchRoute, pathOfMatch } from '../../platform/match.ts';
import type { Area } from '../../routes.ts';
import { isSiteFile } from './site-files.server.ts';

const payloadSuffix = '/_payload.json';
/** No address of ours is longer: a token has 512 characters at most, each written with three. */
const longestPath = 2_000;
/** So much of a longer one is told of where it is said that nothing is there. */
const toldOfLonger = 300;

/** Which part of the house a path belongs to, whether or not there is a page at it. */
export function areaOf(path: string): Area {
  if (/^\/(client\/quotes\/view|project\/track|unsubscribe|verify)(\/|$)/.test(path)) return 'link';
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

/** The one spelling of a public page's path: each of its other spellings would be a page of its own to every cache. */
function spelled(path: string, match: Match | undefined): string {
  return match?.route.area === 'site' ? pathOfMatch(match) : path;
}

function planRedirect(from: string, to: string, search: string): PagePlan {
  // The query travels on: campaign parameters are read by the page's script.
  const redirectTo = `${to}${/^\?[\x21-\x7e]*$/.test(search) ? search : ''}`;
  return {
    key: `redirect ${redirectTo}`,
    path: from,
    query: {},
    kind: 'html',
    shareable: false,
    redirectTo,
  };
}

/** Reads an address as it came. Never throws. */
export function planPage(rawPath: string, search: string): PagePlan {
  const given = rawPath.startsWith('/') ? rawPath : `/${rawPath}`;
  const kind = given.endsWith(payloadSuffix) ? 'payload' : 'html';
  const asked = kind === 'html' ? given : given.slice(0, -payloadSuffix.length) || '/';
  if (asked.length > longestPath) {
    return { key: 'too long', path: asked.slice(0, toldOfLonger), query: {}, kind, shareable: false };
  }
  const bare = (kind === 'html' && withoutTrailingSlash(asked)) || asked;
  const match = matchRoute(bare);
  const path = spelled(bare, match);
  if (kind === 'html' && path !== asked) return planRedirect(asked, path, search);
  const route = match?.route;
  const query = listedQuery(route?.query ?? [], search);
  const isShared = route?.area === 'site' || isSiteFile(path);
  const shareable = isShared && Object.keys(query).length === 0;
  return { key: `${kind} ${path}?${new URLSearchParams(query).toString()}`, path, query, kind, shareable };
}
