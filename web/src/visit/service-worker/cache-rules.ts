import { withoutPages } from '@agency/domain/site/files';
import { listedQuery } from '../../platform/listed-query.ts';
import { type Match, matcherOf } from '../../platform/matcher.ts';
import { siteRoutes } from '../../routes.ts';

const matchPage = matcherOf(siteRoutes);

// What the service worker may cache. Everything else bypasses it: signed-in, token, thank-you and sign-in pages, their
// payloads, and every answer of the API.

export interface Asked {
  readonly url: URL;
  /** The site's own. */
  readonly origin: string;
  readonly method: string;
  /** 'navigate' when a person opens an address. */
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

export type CacheRule = 'asset' | 'page';

/** The build's own files: their name changes with their content. */
const asset = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|jpg|webp|avif)$/;
const payloadSuffix = '/_payload.json';
const asFile = /\.[a-z0-9]{2,11}$/i;

function isOurRead({ url, origin, method, headers }: Asked): boolean {
  const isPlain = !headers.has('authorization') && !headers.has('range');
  return method === 'GET' && url.origin === origin && url.username === '' && isPlain;
}

/** Pages that are the same for everybody and indexable. */
function isPublic({ route }: Match): boolean {
  return route.area === 'site' && route.indexable && route.guard === undefined;
}

function publicPage({ url, mode }: Asked): Match | undefined {
  const { pathname } = url;
  const isPayload = pathname.endsWith(payloadSuffix);
  if (isPayload === (mode === 'navigate')) return undefined;
  const match = matchPage(isPayload ? pathname.slice(0, -payloadSuffix.length) || '/' : pathname);
  return match && isPublic(match) ? match : undefined;
}

/** How the worker may cache the response to a request; undefined where it must not. */
export function cacheRuleOf(asked: Asked): CacheRule | undefined {
  if (!isOurRead(asked)) return undefined;
  if (asset.test(asked.url.pathname)) return asked.mode === 'navigate' ? undefined : 'asset';
  return publicPage(asked) ? 'page' : undefined;
}

/**
 * The address under which a public page is cached: only what the server reads is part of it, so that campaign
 * parameters neither multiply the page nor are remembered.
 */
export function pageKey(url: URL): string {
  const path = url.pathname.endsWith(payloadSuffix)
    ? url.pathname.slice(0, -payloadSuffix.length) || '/'
    : url.pathname;
  const query = new URLSearchParams(listedQuery(matchPage(path)?.route.query ?? [], url.search)).toString();
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`;
}

/** Addresses of the site that are not pages: functions, Hosting's own, files. */
const isNoPage = ({ pathname }: URL) => withoutPages.test(pathname) || asFile.test(pathname);

/** True where the offline page replaces a missing response. */
export function showsOfflinePage(asked: Asked): boolean {
  return isOurRead(asked) && asked.mode === 'navigate' && !isNoPage(asked.url);
}

const kinds: Readonly<Record<CacheRule, RegExp>> = {
  asset: /^(?:text\/(?:javascript|css)|application\/javascript|font\/|image\/)/,
  page: /^(?:text\/html|application\/json)/,
};

/** A second check: a private response, or one of another kind than requested, is not cached. */
export function mayKeep(
  rule: CacheRule,
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/no-store|private/i.test(headers.get('cache-control') ?? '')) return false;
  return kinds[rule].test(headers.get('content-type') ?? '');
}

/** How many pages the worker caches, each with its payload, and the blog posts last read. */
export const mostPages = 2 * siteRoutes.length + 40;
/** Two builds of what one visitor uses. */
export const mostAssets = 200;
