import { formBodyLimitBytes } from '@agency/domain/shared/form-fields';
import { makeReference, type ReferenceKind } from '@agency/domain/shared/ids';
import { parseInput } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import {
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  isFormPost,
  jsonResponse,
  readForm,
  readJson,
  refuseCrossSite,
  seeOther,
} from '../platform/http.ts';
import { type Counted, consumeLimit } from '../platform/rate-limit.ts';
import { checkHoneypot, type FormShape, formObject, formValues, formWithErrors } from './form.ts';

/** The response of every public form. */
export const formResponse = v.strictObject({ id: v.string(), reference: v.string() });
export type FormResponse = v.InferOutput<typeof formResponse>;

export interface FormSender {
  /** Whose limits count. */
  readonly caller: Counted;
  readonly idempotencyKey: string | undefined;
}

interface PublicForm<TSchema extends v.GenericSchema> {
  /** As in its path: 'quote-requests'. */
  readonly name: string;
  readonly reference: ReferenceKind;
  readonly schema: TSchema;
  readonly shape: FormShape;
  /** The page that the form is on. */
  readonly page: string;
  /** Where a browser without script goes next; `sent` is what its form held. */
  nextPage(reference: string, sent: URLSearchParams): string;
  take(deps: Deps, input: v.InferOutput<TSchema>, sender: FormSender): Promise<FormResponse>;
}

/** `POST /api/{name}`: as JSON from our page, or as a plain form from a browser without script. */
export function publicForm<const TSchema extends v.GenericSchema>(form: PublicForm<TSchema>): HttpHandler {
  return async (request, deps) => {
    refuseCrossSite(request);
    await consumeLimit(deps, 'forms', request.caller);
    if (isFormPost(request)) return handleFormPost(form, request, deps);
    return jsonResponse(201, await submit(form, deps, readJson(request, formBodyLimitBytes), request));
  };
}

async function handleFormPost<const TSchema extends v.GenericSchema>(
  form: PublicForm<TSchema>,
  request: HttpRequest,
  deps: Deps,
): Promise<HttpResponse> {
  const { shape, page: path } = form;
  const sent = readForm(request, formBodyLimitBytes);
  try {
    const { reference } = await submit(form, deps, formObject(sent, shape), request);
    return seeOther(form.nextPage(reference, sent));
  } catch (thrown) {
    return formWithErrors(deps, { path, values: formValues(sent, shape), thrown });
  }
}

/** A bot gets the same response as anybody else, with a reference that leads nowhere. */
async function submit<const TSchema extends v.GenericSchema>(
  form: PublicForm<TSchema>,
  deps: Deps,
  sent: unknown,
  request: HttpRequest,
): Promise<FormResponse> {
  const { fields, isBot } = checkHoneypot(sent);
  if (isBot) {
    deps.log.info('A honeypot field of a form gave a bot away', { form: form.name });
    const reference = makeReference(form.reference, deps.random);
    return { id: reference, reference };
  }
  return form.take(deps, parseInput(form.schema, fields), {
    caller: request.caller,
    idempotencyKey: request.header('idempotency-key'),
  });
}
