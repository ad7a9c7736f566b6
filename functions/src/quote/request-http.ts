import { quoteRequestInput } from '@agency/domain/quote/request';
import { formBodyLimitBytes } from '@agency/domain/shared/form-fields';
import { makeReference } from '@agency/domain/shared/ids';
import { parseInput } from '@agency/domain/shared/parse';
import type { Deps } from '../platform/deps.ts';
import { formObject, formValues, refusedForm, springTrap } from '../platform/form.ts';
import {
  type HttpAnswer,
  type HttpHandler,
  type HttpRequest,
  isFormPost,
  jsonAnswer,
  readForm,
  readJson,
  refuseCrossSite,
  seeOther,
} from '../platform/http.ts';
import { takeFromLimit } from '../platform/rate-limit.ts';
import { type RequestAnswer, requestQuote } from './request.ts';

const formPath = '/quote';
const shape = { lists: ['services', 'attachments'], boxes: ['consent'] } as const;

/** `POST /api/quote-requests`: as JSON from our page, or as a plain form from a browser without script. */
export const postQuoteRequest: HttpHandler = async (request, deps) => {
  refuseCrossSite(request);
  await takeFromLimit(deps, 'forms', request.caller.ip);
  if (isFormPost(request)) return answerForm(request, deps);
  return jsonAnswer(201, await takeIn(deps, readJson(request, formBodyLimitBytes), request));
};

async function answerForm(request: HttpRequest, deps: Deps): Promise<HttpAnswer> {
  const form = readForm(request, formBodyLimitBytes);
  try {
    const { reference } = await takeIn(deps, formObject(form, shape), request);
    return seeOther(`/quote/thank-you?reference=${reference}`);
  } catch (thrown) {
    return refusedForm(deps, { path: formPath, values: formValues(form, shape), thrown });
  }
}

/** A sprung trap is answered like a request, with a reference that leads nowhere. */
async function takeIn(deps: Deps, sent: unknown, request: HttpRequest): Promise<RequestAnswer> {
  const { fields, isSprung } = springTrap(sent);
  if (isSprung) {
    deps.log.info('A form trap was sprung', { form: 'quote-requests' });
    const reference = makeReference('quote', deps.random);
    return { id: reference, reference };
  }
  const input = parseInput(quoteRequestInput, fields);
  return requestQuote(deps, input, request.header('idempotency-key'));
}
