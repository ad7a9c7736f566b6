import { formBodyLimitBytes } from '@agency/domain/shared/form-fields';
import { makeReference, type ReferenceKind } from '@agency/domain/shared/ids';
import { parseInput } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
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
import { type FormShape, formObject, formValues, refusedForm, springTrap } from './form.ts';

/** What every public form answers with. */
export const formAnswer = v.strictObject({ id: v.string(), reference: v.string() });
export type FormAnswer = v.InferOutput<typeof formAnswer>;

interface PublicForm<TSchema extends v.GenericSchema> {
  /** As in its path: 'quote-requests'. */
  readonly name: string;
  readonly reference: ReferenceKind;
  readonly schema: TSchema;
  readonly shape: FormShape;
  /** The page that the form stands on. */
  readonly page: string;
  /** Where a browser without script goes on; `sent` is what its form held. */
  nextPage(reference: string, sent: URLSearchParams): string;
  take(deps: Deps, input: v.InferOutput<TSchema>, idempotencyKey: string | undefined): Promise<FormAnswer>;
}

/** `POST /api/{name}`: as JSON from our page, or as a plain form from a browser without script. */
export function publicForm<const TSchema extends v.GenericSchema>(form: PublicForm<TSchema>): HttpHandler {
  return async (request, deps) => {
    refuseCrossSite(request);
    await takeFromLimit(deps, 'forms', request.caller.ip);
    if (isFormPost(request)) return answerPlainForm(form, request, deps);
    return jsonAnswer(201, await takeIn(form, deps, readJson(request, formBodyLimitBytes), request));
  };
}

async function answerPlainForm<const TSchema extends v.GenericSchema>(
  form: PublicForm<TSchema>,
  request: HttpRequest,
  deps: Deps,
): Promise<HttpAnswer> {
  const { shape, page: path } = form;
  const sent = readForm(request, formBodyLimitBytes);
  try {
    const { reference } = await takeIn(form, deps, formObject(sent, shape), request);
    return seeOther(form.nextPage(reference, sent));
  } catch (thrown) {
    return refusedForm(deps, { path, values: formValues(sent, shape), thrown });
  }
}

/** A sprung trap is answered like anything else, with a reference that leads nowhere. */
async function takeIn<const TSchema extends v.GenericSchema>(
  form: PublicForm<TSchema>,
  deps: Deps,
  sent: unknown,
  request: HttpRequest,
): Promise<FormAnswer> {
  const { fields, isSprung } = springTrap(sent);
  if (isSprung) {
    deps.log.info('A form trap was sprung', { form: form.name });
    const reference = makeReference(form.reference, deps.random);
    return { id: reference, reference };
  }
  return form.take(deps, parseInput(form.schema, fields), request.header('idempotency-key'));
}
