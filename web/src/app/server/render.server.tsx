import { sitePath } from '@agency/domain/redirect/schema';
import { AppError, type ErrorCode, toAppError } from '@agency/domain/shared/errors';
import { cacheControl } from '@agency/domain/site/cache-policy';
import type { SiteContent } from '@agency/domain/site/content';
import type {
  FormResult,
  PagePlan,
  RendererSettings,
  RenderResult,
  SocialCard,
} from '@agency/domain/site/render';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { type FilledContent, filledContent } from '../../platform/filled-content.server.ts';
import { matchRoute } from '../../platform/match.ts';
import type { Match } from '../../platform/matcher.ts';
import type { AnyPage, PageError, PageHead, PagePayload, PageState } from '../../platform/page.ts';
import type { HeadContent, PageAnswer } from '../../platform/server-page.server.ts';
import { type SiteFrame, toSiteFrame, unknownSite } from '../../platform/site-frame.ts';
import type { Hydration, LayoutName, Route } from '../../routes.ts';
import { App, type View } from '../app.tsx';
import { layoutFiles, loadFrame } from '../frames/frames.ts';
import { loadPage, pageFile } from '../pages.ts';
import { buildId } from './assets.server.ts';
import { renderDocument, scriptHashes, stylesFor } from './document.server.ts';
import { headTags, structuredData, toPageHead } from './head.server.ts';
import { carriesSecret, type ResponseShape, responseHeaders, robotsFor } from './headers.server.ts';
import { planPage } from './plan.server.ts';
import { renderRedirect } from './redirect.server.ts';
import { serverPages } from './server-pages.server.ts';
import { makeSiteFile } from './site-files.server.ts';
import { toSocialCard } from './social-image.server.ts';

interface Prepared {
  readonly status: number;
  readonly route?: Route;
  readonly page?: AnyPage;
  readonly head: PageHead;
  readonly structured?: HeadContent['structured'];
  readonly state: PageState;
  readonly params: Match['params'];
  readonly failure?: unknown;
}

interface Job {
  readonly plan: PagePlan;
  readonly content: FilledContent;
  readonly settings: RendererSettings;
  readonly form?: FormResult | undefined;
  readonly site: SiteFrame;
}

function headFor(job: Job, content: HeadContent, status: number, route?: Route): PageHead {
  const { plan, settings, site } = job;
  const robots = robotsFor({ area: plan.area, route, status });
  return toPageHead(content, { origin: settings.origin, path: plan.path, brandName: site.brandName, robots });
}

function prepareError(job: Job, error: PageError, failure?: unknown): Prepared {
  const content =
    error.status === 404
      ? { title: 'Page not found', description: 'There’s no page at this address.' }
      : { title: 'Something went wrong', description: 'We couldn’t show this page. Please try again.' };
  return {
    status: error.status,
    head: headFor(job, content, error.status),
    state: { path: job.plan.path, site: job.site, error },
    params: {},
    ...(failure === undefined ? {} : { failure }),
  };
}

/** Long addresses are cut: the message is for a person, and nobody can inflate the page. */
function shownPath(path: string): string {
  return path.length > 300 ? `${path.slice(0, 300)}…` : path;
}

async function answerOf(
  job: Job,
  { route, params }: Match,
): Promise<Partial<PageAnswer> & Pick<PageAnswer, 'head'>> {
  const { plan, content, settings, site } = job;
  if (route.loader === undefined) {
    const title = route.title ?? site.brandName;
    return { head: { title, description: `${title}: ${site.brandName}.` } };
  }
  const load = serverPages[route.loader];
  if (!load)
    throw new AppError('internal', 'This page is not ready.', { detail: `No server page '${route.loader}'` });
  return load({ path: plan.path, params, query: plan.query, content, site, origin: settings.origin });
}

async function preparePage(job: Job, match: Match): Promise<Prepared> {
  const { route, params } = match;
  const { plan, site, settings, form } = job;
  const answer = await answerOf(job, match);
  const status = form ? 400 : (answer.status ?? 200);
  const page = route.guard || plan.kind === 'payload' ? undefined : await loadPage(route.page);
  const signedIn = route.area === 'client' || route.area === 'admin';
  const state: PageState = {
    path: plan.path,
    site,
    ...(answer.data === undefined ? {} : { data: answer.data }),
    ...(form ? { form } : {}),
    ...(signedIn ? { firebase: settings.firebase } : {}),
  };
  const { structured } = answer.head;
  const head = headFor(job, answer.head, status, route);
  return {
    status,
    route,
    head,
    state,
    params,
    ...(page ? { page } : {}),
    ...(structured ? { structured } : {}),
  };
}

async function prepare(job: Job): Promise<Prepared> {
  const { path } = job.plan;
  const match = matchRoute(path);
  if (!match) return prepareError(job, { status: 404, message: `Page not found: ${shownPath(path)}` });
  try {
    return await preparePage(job, match);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status === 404) {
      return prepareError(job, { status: 404, message: `Page Not Found: ${shownPath(path)}` });
    }
    const status = error.status === 429 ? 429 : 500;
    return prepareError(job, { status, message: error.message }, thrown);
  }
}

/** `posted`: the response to a form carries personal input. */
function shapeOf(
  { kind, area, cache }: PagePlan,
  { status, route }: Prepared,
  posted: boolean,
): ResponseShape {
  return { kind, status, area, route, cache: posted || status === 429 || status >= 500 ? 'private' : cache };
}

async function viewOf(prepared: Prepared, plan: PagePlan): Promise<View> {
  const search = new URLSearchParams(plan.query as Record<string, string>).toString();
  return {
    route: prepared.route,
    params: prepared.params,
    page: prepared.page,
    frame: await loadFrame(layoutOf(prepared)),
    state: prepared.state,
    search: search === '' ? '' : `?${search}`,
    frozen: false,
  };
}

/** Without the settings there is nothing to show in header and footer. */
function layoutOf({ route, state }: Prepared): LayoutName {
  if (state.site === unknownSite) return 'none';
  return state.error ? 'default' : (route?.layout ?? 'default');
}

/** A page that never hydrates is sent without its data. */
function stateToSend(prepared: Prepared, hydrate: Hydration): PageState {
  if (hydrate !== 'frame') return prepared.state;
  const { data: _unused, ...rest } = prepared.state;
  return rest;
}

async function renderHtml(job: Job, prepared: Prepared): Promise<RenderResult> {
  const { plan, settings, site } = job;
  const hydrate = prepared.route?.hydrate ?? 'frame';
  const layout = layoutOf(prepared);
  const { area } = plan;
  const file = prepared.route && pageFile(prepared.route.page);
  const styles = stylesFor(file, layoutFiles[layout], area === 'site' || area === 'link');
  const body = renderToString(<App view={await viewOf(prepared, plan)} />);
  const sources = { ...settings, scriptHashes, styleHashes: styles.hashes };
  const shape = shapeOf(plan, prepared, job.form !== undefined);
  const result = {
    status: prepared.status,
    headers: responseHeaders(shape, sources),
    cache: shape.cache,
    body: renderDocument({
      styles: styles.tags,
      scripts: hydrate === 'frame' ? undefined : file,
      hydrate,
      layout,
      secret: carriesSecret(shape),
      // Pages behind a sign-in or a secret link are kept out of analytics.
      analyticsTag: area === 'site' ? settings.analyticsTag : undefined,
      headTags: headTags(prepared.head, site),
      structuredData: structuredData(prepared.structured),
      body,
      state: stateToSend(prepared, hydrate),
    }),
  };
  return prepared.failure === undefined ? result : { ...result, failure: prepared.failure };
}

/** A matched page with status 404 is a link that opens nothing. */
function payloadError(status: number, error: PageError | undefined): { code: ErrorCode; message: string } {
  if (!error) return { code: 'link-not-valid', message: 'This link no longer works.' };
  return { code: status === 404 ? 'not-found' : 'internal', message: error.message };
}

function renderPayload({ plan, settings }: Job, prepared: Prepared): RenderResult {
  const { status, head, state } = prepared;
  const sources = { ...settings, scriptHashes: [], styleHashes: [] };
  const shape = shapeOf(plan, prepared, false);
  const { cache } = shape;
  const headers = responseHeaders(shape, sources);
  if (status >= 400) {
    const body = JSON.stringify({ error: payloadError(status, state.error) });
    return {
      status,
      headers,
      cache,
      body,
      ...(prepared.failure === undefined ? {} : { failure: prepared.failure }),
    };
  }
  const payload: PagePayload = { build: buildId, data: state.data, site: state.site, head };
  return { status, headers, cache, body: JSON.stringify(payload) };
}

async function renderFile(job: Job): Promise<RenderResult | null> {
  const { plan, content, settings } = job;
  const file = plan.kind === 'html' ? await makeSiteFile(plan.path, content, settings.origin) : null;
  if (file === null) return null;
  const headers = {
    'Content-Type': file.contentType,
    'Cache-Control': cacheControl(plan.cache),
    'X-Content-Type-Options': 'nosniff',
  };
  return { status: 200, headers, cache: plan.cache, body: file.body };
}

/** The new path of a page that moved, or of a page of an earlier site. */
async function renderMoved(job: Job, prepared: Prepared): Promise<RenderResult | null> {
  const { plan, content, settings } = job;
  if (prepared.status !== 404 || plan.kind === 'payload' || plan.area !== 'site') return null;
  // Addresses of an earlier site may be of any form, and are stored in small letters.
  const path = plan.path.toLowerCase();
  const moved = v.is(sitePath, path) ? await content.redirectFrom(path) : null;
  return moved === null ? null : renderRedirect(moved, settings);
}

async function renderPrepared(job: Job, prepared: Prepared): Promise<RenderResult> {
  if (job.plan.kind === 'payload') return renderPayload(job, prepared);
  try {
    return await renderHtml(job, prepared);
  } catch (failure) {
    const error = { status: 500, message: 'We couldn’t show this page. Please try again.' };
    return renderHtml(job, prepareError(job, error, failure));
  }
}

/** The social card of a page that is indexable and exists. */
export async function socialCardOf(
  path: string,
  content: SiteContent,
  settings: RendererSettings,
): Promise<SocialCard | null> {
  const match = matchRoute(path);
  if (!match?.route.indexable) return null;
  const site = await readFrame(content);
  const plan = planPage(path, '');
  try {
    const { head, status = 200 } = await answerOf(
      { plan, content: filledContent(content), settings, site },
      match,
    );
    if (status !== 200) return null;
    return toSocialCard({ origin: settings.origin, path, title: head.title, brandName: site.brandName });
  } catch (thrown) {
    if (toAppError(thrown).status === 404) return null;
    throw thrown;
  }
}

async function readFrame(content: SiteContent): Promise<SiteFrame> {
  return toSiteFrame(...(await Promise.all([content.settings(), content.pricing()])));
}

/** From a planned address to the response. Never rejects. */
export async function renderPlanned(
  plan: PagePlan,
  source: SiteContent,
  settings: RendererSettings,
  form?: FormResult,
): Promise<RenderResult> {
  const content = filledContent(source);
  if (plan.redirectTo !== undefined) return renderRedirect(plan.redirectTo, settings);
  try {
    const site = await readFrame(content);
    const job: Job = { plan, content, settings, form, site };
    const file = await renderFile(job);
    if (file) return file;
    const prepared = await prepare(job);
    return (await renderMoved(job, prepared)) ?? (await renderPrepared(job, prepared));
  } catch (failure) {
    const job: Job = { plan, content, settings, form, site: unknownSite };
    return renderPrepared(
      job,
      prepareError(job, { status: 500, message: toAppError(failure).message }, failure),
    );
  }
}
