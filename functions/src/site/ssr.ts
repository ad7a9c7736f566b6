import { atMost, cacheControl } from '@agency/domain/site/cache-policy';
import type { SiteContent } from '@agency/domain/site/content';
import { buildFile, ofBuilds } from '@agency/domain/site/files';
import type { PagePlan, PageRenderer, RenderResult } from '@agency/domain/site/render';
import type { Deps } from '../platform/deps.ts';
import { sha256Hex } from '../platform/hash.ts';
import { hasCurrentCopy } from '../platform/http/etag.ts';
import { errorResponse, type HttpRequest, type HttpResponse, methodNotAllowed } from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { type PageContent, siteContent } from './content.ts';
import { isUnavailable, readNow } from './content-cache.ts';
import { type RenderedPage, RenderedPages } from './rendered-pages.ts';

/** Serves the addresses of pages. The renderer is passed in: it is built from `web`. */
export type PageServer = (request: HttpRequest, deps: Deps) => Promise<HttpResponse>;

/**
 * Hosting serves every file of a build except those of `thisBuild`: any other request for these folders is for an old
 * build's file, or for one that never existed.
 */
const noSuchFile: HttpResponse = {
  status: 404,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=30',
    'X-Robots-Tag': 'noindex',
  },
  body: 'We can’t find this file.\n',
};

/**
 * Answered here and not by Hosting, whose header rules would let caches say for a year that a build not yet deployed is
 * missing.
 */
function thisBuild({ buildId, builtAt }: PageRenderer): HttpResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    body: `${JSON.stringify({ id: buildId, timestamp: builtAt })}\n`,
  };
}

export function pageServer(renderer: PageRenderer, pages = new RenderedPages()): PageServer {
  return async (request, deps) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD']);
    if (request.path === buildFile(renderer.buildId)) return thisBuild(renderer);
    if (ofBuilds.test(request.path)) return noSuchFile;
    const plan = renderer.plan(request.path, request.query.size > 0 ? `?${request.query}` : '');
    const now = () => deps.clock().getTime();
    let rendered = plan.shareable ? pages.find(plan.key, now()) : undefined;
    if (rendered === undefined) {
      rendered = await renderPage(renderer, plan, request, deps);
      if (plan.shareable && rendered.page.status === 200) pages.set(plan.key, rendered);
    }
    return unlessUnchanged(cachedAtMost(rendered, rendered.changesAt - now()), request);
  };
}

async function renderPage(
  renderer: PageRenderer,
  plan: PagePlan,
  request: HttpRequest,
  deps: Deps,
): Promise<RenderedPage> {
  const content = siteContent(deps);
  const result = await renderer.render(
    plan,
    plan.area === 'link' ? countingMisses(content, request, deps) : content,
  );
  const hasFailed = result.failure !== undefined;
  const page = hasFailed ? failed(result, plan, deps) : withEtag(result);
  const cache = hasFailed ? 'private' : result.cache;
  return { page, cache, freshUntil: content.freshUntil(), changesAt: content.changesAt() };
}

/** Caches keep a page no longer than until it changes by the clock (a post becomes public), even while revalidating. */
function cachedAtMost({ page, cache }: RenderedPage, milliseconds: number): HttpResponse {
  if (cache === 'private') return page;
  const cut = cacheControl(atMost(cache, milliseconds / 1000));
  return { ...page, headers: { ...page.headers, 'Cache-Control': cut } };
}

/** Counts tokens that open nothing against their caller, so that nobody can try thousands. */
function countingMisses(content: PageContent, request: HttpRequest, deps: Deps): SiteContent {
  const counted = async <T>(found: Promise<T | null>): Promise<T | null> => {
    const opened = await found;
    const count = () => consumeLimit(deps, 'badTokens', request.caller);
    if (opened === null) await readNow('a limit', count);
    return opened;
  };
  return {
    ...content,
    quoteByToken: (token) => counted(content.quoteByToken(token)),
    projectByToken: (token) => counted(content.projectByToken(token)),
    unsubscribeByToken: (token) => counted(content.unsubscribeByToken(token)),
  };
}

function failed(result: RenderResult, plan: PagePlan, deps: Deps): HttpResponse {
  const { failure, headers, body } = result;
  const noStore = { ...headers, 'Cache-Control': cacheControl('private') };
  const status = errorStatusOf(failure);
  if (status === 429) {
    const retry = errorResponse(failure).headers['Retry-After'] ?? '600';
    return { status, headers: { ...noStore, 'Retry-After': retry }, body };
  }
  deps.log.error('A page could not be rendered', { path: plan.path, cause: failure });
  if (status === 503) return { status, headers: { ...noStore, 'Retry-After': '10' }, body };
  return { status: result.status, headers: noStore, body };
}

function errorStatusOf(failure: unknown): number {
  if (isUnavailable(failure)) return 503;
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return code === 'resource-exhausted' ? 429 : 500;
}

function withEtag({ status, headers, cache, body }: RenderResult): HttpResponse {
  if (status !== 200 || cache === 'private') return { status, headers, body };
  return { status, headers: { ...headers, ETag: `"${sha256Hex(body).slice(0, 32)}"` }, body };
}

function unlessUnchanged(page: HttpResponse, request: HttpRequest): HttpResponse {
  const { ETag: etag, ...rest } = page.headers;
  if (etag === undefined || !hasCurrentCopy(request, etag)) return page;
  const { 'Content-Type': _type, ...headers } = rest;
  return { status: 304, headers: { ...headers, ETag: etag }, body: '' };
}
