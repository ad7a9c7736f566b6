import { AppError } from '@agency/domain/shared/errors';
import type { FormResult } from '@agency/domain/site/render';
import type { Deps } from '../platform/deps.ts';
import { errorResponse, type HttpResponse } from '../platform/http.ts';
import { siteContent } from './content.ts';
import { pageRenderer } from './renderer.ts';

/** A field that people never see: only a bot fills it in. */
const honeypotField = 'website';
/** Sent by script only: milliseconds between the page being shown and the form being sent. */
const elapsedField = 'elapsedMs';
/** Nobody reads and fills in a form faster. */
const minElapsedMs = 1000;

type Fields = Readonly<Record<string, unknown>>;

/** Strips the two honeypot fields from the input and says whether one of them gave a bot away. */
export function checkHoneypot(sent: unknown): { readonly fields: unknown; readonly isBot: boolean } {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { fields: sent, isBot: false };
  const { [honeypotField]: honeypot, [elapsedField]: elapsed, ...fields }: Fields = { ...sent };
  const isFilled = typeof honeypot === 'string' && honeypot.trim() !== '';
  const elapsedMs = elapsed === undefined || elapsed === '' ? undefined : Number(elapsed);
  const isTooFast = elapsedMs !== undefined && !(elapsedMs >= minElapsedMs);
  return { fields, isBot: isFilled || isTooFast };
}

export interface FormShape {
  /** Fields that can repeat and always make a list. */
  readonly lists?: readonly string[];
  /** Boxes: present means true. */
  readonly boxes?: readonly string[];
}

/** The fields of an HTML form as the object that JSON would have been. */
export function formObject(
  form: URLSearchParams,
  { lists = [], boxes = [] }: FormShape,
): Record<string, unknown> {
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      if (lists.includes(name)) return [name, form.getAll(name).filter((value) => value !== '')];
      const value = form.get(name) ?? '';
      return [name, boxes.includes(name) ? value !== '' && value !== 'false' : value];
    }),
  );
}

/** The values to show again: as typed, cut to a sane length. */
export function formValues(form: URLSearchParams, { lists = [] }: FormShape): FormResult['values'] {
  const cut = (value: string) => value.slice(0, 10_000);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      lists.includes(name) ? form.getAll(name).map(cut) : cut(form.get(name) ?? ''),
    ]),
  );
}

/** The form's own page with what was typed, one step further, without errors. */
export async function redisplayForm(
  deps: Deps,
  { path, values }: Pick<FormErrors, 'path' | 'values'>,
): Promise<HttpResponse> {
  const page = await renderForm(deps, path, { values, issues: [] });
  return { ...page, status: page.status === 400 ? 200 : page.status };
}

async function renderForm(deps: Deps, path: string, form: FormResult): Promise<HttpResponse> {
  const renderer = await pageRenderer(deps.config);
  const { failure, ...page } = await renderer.render(renderer.plan(path, ''), siteContent(deps), form);
  if (failure !== undefined) deps.log.error('A form page could not be rendered', { cause: failure });
  return page;
}

interface FormErrors {
  /** The page that the form is on. */
  readonly path: string;
  readonly values: FormResult['values'];
  readonly thrown: unknown;
}

/**
 * The form's own page again, with what was typed and the errors beside the fields, under the error's status.
 * @throws what was thrown, when it is not the person's mistake.
 */
export async function formWithErrors(
  deps: Deps,
  { path, values, thrown }: FormErrors,
): Promise<HttpResponse> {
  if (!(thrown instanceof AppError) || thrown.code === 'internal') throw thrown;
  const issues = thrown.issues.length > 0 ? thrown.issues : [{ path: '', message: thrown.message }];
  const page = await renderForm(deps, path, { values, issues, code: thrown.code });
  const retry = errorResponse(thrown).headers['Retry-After'];
  const headers = retry === undefined ? page.headers : { ...page.headers, 'Retry-After': retry };
  return { ...page, status: page.status === 400 ? thrown.status : page.status, headers };
}
