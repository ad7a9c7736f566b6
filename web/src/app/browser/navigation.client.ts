import { createPath, type Navigator, type To } from 'react-router-dom';
import { listedQuery } from '../../platform/listed-query.ts';
import { matchRoute } from '../../platform/match.ts';
import type { Match } from '../../platform/matcher.ts';
import type { PagePayload } from '../../platform/page.ts';
import type { View } from '../app.tsx';
import { loadFrame } from '../frames/frames.ts';
import { loadPage } from '../pages.ts';

/** A fetched payload stays good for a moment: long enough between hover and click. */
const payloadLifeMs = 20_000;

export interface Target {
  readonly url: URL;
  readonly match: Match;
}

interface Loaded {
  readonly view: View;
  readonly head: PagePayload['head'] | undefined;
}

type Fetched = { readonly at: number; readonly payload: Promise<PagePayload> };

/** The page of this area at a URL; undefined when the server has to be asked. */
export function targetOf(url: URL, current: View): Target | undefined {
  if (url.origin !== window.location.origin) return undefined;
  const match = matchRoute(url.pathname);
  if (!match || match.route.area !== current.route?.area || match.route.area === 'link') return undefined;
  return { url, match };
}

function payloadAddress({ url, match }: Target): string {
  const query = new URLSearchParams(listedQuery(match.route.query ?? [], url.search)).toString();
  const path = url.pathname === '/' ? '' : url.pathname;
  return `${path}/_payload.json${query === '' ? '' : `?${query}`}`;
}

async function requestPayload(address: string): Promise<PagePayload> {
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`Payload ${address} answered ${response.status}`);
  const payload: unknown = await response.json();
  if (!isOfThisBuild(payload)) throw new Error(`Payload ${address} is of another build`);
  return payload;
}

/**
 * Our own server made it, and from the same build it is a `PagePayload`: a schema would add script to every page and
 * never find anything.
 */
function isOfThisBuild(payload: unknown): payload is PagePayload {
  const { build } = document.documentElement.dataset;
  return typeof payload === 'object' && payload !== null && 'build' in payload && payload.build === build;
}

const fetched = new Map<string, Fetched>();

function payloadOf(target: Target): Promise<PagePayload> {
  const address = payloadAddress(target);
  const known = fetched.get(address);
  if (known && performance.now() - known.at < payloadLifeMs) return known.payload;
  const payload = requestPayload(address);
  fetched.set(address, { at: performance.now(), payload });
  payload.catch(() => fetched.delete(address));
  return payload;
}

let prefetching = 0;

/** True while a page is being prefetched. */
export function isPrefetching(): boolean {
  return prefetching > 0;
}

/** Prefetches page and data. A failure costs nothing: the click tries again. */
export function prefetch(target: Target): void {
  prefetching += 1;
  loadPage(target.match.route.page)
    .catch(() => undefined)
    .finally(() => {
      prefetching -= 1;
    });
  if (target.match.route.loader !== undefined) payloadOf(target).catch(() => undefined);
}

/** Loads everything that the next view needs. */
export async function loadView(target: Target, current: View): Promise<Loaded> {
  const { match, url } = target;
  const { route, params } = match;
  const asked = route.loader === undefined ? undefined : payloadOf(target);
  const [page, frame, payload] = await Promise.all([loadPage(route.page), loadFrame(route.layout), asked]);
  const { site, firebase } = current.state;
  const data = payload?.data;
  return {
    head: payload?.head,
    view: {
      route,
      params,
      page,
      frame,
      search: url.search,
      hash: url.hash,
      frozen: false,
      state: {
        path: url.pathname,
        site: payload?.site ?? site,
        ...(data === undefined ? {} : { data }),
        ...(firebase ? { firebase } : {}),
      },
    },
  };
}

/** React Router's interface to history: links and `useNavigate` end up in `go`. */
export function makeNavigator(
  visit: (url: URL, options: { replace: boolean; state: unknown }) => void,
): Navigator {
  const toUrl = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: (to) => {
      const { pathname, search, hash } = toUrl(to);
      return { pathname, search, hash };
    },
    push: (to, state) => visit(toUrl(to), { replace: false, state }),
    replace: (to, state) => visit(toUrl(to), { replace: true, state }),
    go: (delta) => window.history.go(delta),
  };
}
