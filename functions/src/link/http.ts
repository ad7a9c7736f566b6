import { type Link, type LinkKind, linkKinds } from '@agency/domain/link/schema';
import { type AcceptInput, acceptInput, declineInput } from '@agency/domain/quote/answer';
import { acceptFormFields, readFormChoices } from '@agency/domain/quote/answer-form';
import { AppError } from '@agency/domain/shared/errors';
import { formBodyLimitBytes } from '@agency/domain/shared/form-fields';
import { parseInput, type Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import type { Deps } from '../platform/deps.ts';
import {
  emptyResponse,
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  isFormPost,
  jsonResponse,
  param,
  readForm,
  readJsonAs,
  refuseCrossSite,
  seeOther,
} from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { type AcceptAnswer, type AcceptQuote, acceptQuote } from '../quote/accept.ts';
import { declineQuote } from '../quote/decline.ts';
import { markViewed } from '../quote/mark-viewed.ts';
import { findOpenLink, linkNotValid } from '../records/link/open.ts';
import { projectBehind, quoteBehind } from '../records/link/view.ts';
import { linkActor, readHead } from '../records/quote/store.ts';
import { formValues, formWithErrors, redisplayForm } from '../site/form.ts';
import { recordUse } from './record-use.ts';
import { proofByCode, sendCode } from './step-up.ts';

/** @throws AppError `link-not-valid`, or `resource-exhausted` for a caller who tries many. */
export async function refuseToken(deps: Deps, request: HttpRequest): Promise<never> {
  await consumeLimit(deps, 'badTokens', request.caller);
  throw linkNotValid();
}

function isKind(text: string): text is LinkKind {
  return linkKinds.some((kind) => kind === text);
}

export async function openedLink(deps: Deps, request: HttpRequest, only?: LinkKind): Promise<Stored<Link>> {
  const kind = only ?? param(request, 'kind');
  if (!isKind(kind)) throw new AppError('not-found', 'There is nothing at this address.');
  const link = await findOpenLink(deps, kind, param(request, 'token'));
  return link ?? refuseToken(deps, request);
}

/** `GET /api/links/{kind}/{token}`: what the link's page shows, as JSON. Reading changes nothing. */
export const getLinkView: HttpHandler = async (request, deps) => {
  const link = await openedLink(deps, request);
  const view = link.kind === 'quote' ? await quoteBehind(deps, link) : await projectBehind(deps, link);
  return view ? jsonResponse(200, view) : refuseToken(deps, request);
};

/** `POST /api/links/{kind}/{token}/view`: the page was visible for two seconds. */
export const postLinkView: HttpHandler = async (request, deps) => {
  refuseCrossSite(request);
  const link = await openedLink(deps, request);
  // Each visit is stored: somebody with a link could fill the database with them.
  await consumeLimit(deps, 'linkViews', request.caller);
  await recordUse(deps, link, request.caller.userAgent);
  if (link.kind === 'quote') {
    const { recipient } = await readHead(deps, link.documentId);
    await markViewed(deps, link.documentId, linkActor(recipient.name));
  }
  return emptyResponse();
};

/** Runs an answer to a quote; for a plain form, the page itself shows what is wrong. */
async function answering(
  request: HttpRequest,
  deps: Deps,
  answer: (link: Stored<Link>, form: URLSearchParams | null) => Promise<unknown>,
): Promise<HttpResponse> {
  refuseCrossSite(request);
  if (!isFormPost(request)) {
    return jsonResponse(200, await answer(await openedLink(deps, request, 'quote'), null));
  }
  const form = readForm(request, formBodyLimitBytes);
  const page = paths.client.quoteView(param(request, 'token'));
  let link: Stored<Link> | undefined;
  try {
    link = await openedLink(deps, request, 'quote');
    await answer(link, form);
    return seeOther(page);
  } catch (thrown) {
    if (link && isConflict(thrown) && (await isExplained(deps, link))) return seeOther(page);
    return formWithErrors(deps, { path: page, values: formValues(form, {}), thrown });
  }
}

function isConflict(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'failed-precondition';
}

/** Does the page itself say why the quote can't be answered now? If not, the form comes back with what is wrong. */
async function isExplained(deps: Deps, link: Link): Promise<boolean> {
  const view = await quoteBehind(deps, link);
  return view !== null && view.obstacle !== null;
}

/** `POST /api/links/quote/{token}/accept` */
export const postLinkAccept: HttpHandler = (request, deps) =>
  answering(request, deps, async (link, form) => {
    const input = form
      ? await acceptFromForm(deps, link, form)
      : readJsonAs(request, acceptInput, formBodyLimitBytes);
    const { version, contentHash, name, choices, code, startEarly } = input;
    const { status, certificateId } = await acceptOnceMore(deps, {
      quoteId: link.documentId,
      name,
      actor: linkActor(name),
      caller: request.caller,
      channel: 'link',
      proof: code === undefined ? undefined : proofByCode(deps, link, code),
      acceptance: { version, contentHash, choices, startEarly },
    });
    return { status, certificateId };
  });

/** Of two simultaneous clicks, the second finds its code used up by the first, so it gets the first one's response. */
async function acceptOnceMore(deps: Deps, yes: AcceptQuote): Promise<AcceptAnswer> {
  try {
    return await acceptQuote(deps, yes);
  } catch (thrown) {
    if (!yes.proof || (await readHead(deps, yes.quoteId)).status !== 'accepted') throw thrown;
    return acceptQuote(deps, yes);
  }
}

async function acceptFromForm(deps: Deps, link: Link, form: URLSearchParams): Promise<AcceptInput> {
  const view = await quoteBehind(deps, link);
  if (view === null) throw linkNotValid();
  const fields = Object.fromEntries(
    acceptFormFields.flatMap((field) => {
      const value = form.get(field);
      return value === null || (field === 'code' && value === '') ? [] : [[field, value]];
    }),
  );
  return parseInput(acceptInput, {
    ...fields,
    version: Number(form.get('version')),
    acceptTerms: form.get('acceptTerms') === 'true',
    startEarly: form.get('startEarly') === 'true',
    choices: readFormChoices(view.offer.content, (name) => form.get(name)),
  });
}

/** `POST /api/links/quote/{token}/decline` */
export const postLinkDecline: HttpHandler = (request, deps) =>
  answering(request, deps, async (link, form) => {
    const input = form
      ? parseInput(declineInput, { version: Number(form.get('version')), reason: form.get('reason') ?? '' })
      : readJsonAs(request, declineInput, formBodyLimitBytes);
    const { recipient } = await readHead(deps, link.documentId);
    const { version, reason } = input;
    const actor = linkActor(recipient.name);
    return declineQuote(deps, { quoteId: link.documentId, version, reason, actor, caller: request.caller });
  });

/**
 * `POST /api/links/quote/{token}/code`: mails the recipient the code that a large quote needs. For a plain form the
 * page comes back as filled in, with the field for the code.
 */
export const postLinkCode: HttpHandler = async (request, deps) => {
  refuseCrossSite(request);
  const form = isFormPost(request) ? readForm(request, formBodyLimitBytes) : null;
  const path = paths.client.quoteView(param(request, 'token'));
  const values = form && formValues(form, {});
  try {
    await sendCode(deps, await openedLink(deps, request, 'quote'));
    return values === null
      ? jsonResponse(202, { sent: true })
      : redisplayForm(deps, { path, values: { ...values, codeSent: 'true' } });
  } catch (thrown) {
    if (values === null) throw thrown;
    return formWithErrors(deps, { path, values: { ...values, codeSent: 'false' }, thrown });
  }
};
