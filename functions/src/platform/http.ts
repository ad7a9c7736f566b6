import type { Readable } from 'node:stream';
import { AppError, type Issue, toAppError } from '@agency/domain/shared/errors';
import { parseInput } from '@agency/domain/shared/parse';
import type * as v from 'valibot';
import type { Deps } from './deps.ts';
import type { Caller } from './http/caller.ts';

/** A request as handlers see it, without the server framework, so that tests make one by hand. */
export interface HttpRequest {
  readonly method: string;
  /** The path as received, still encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case name; undefined when it was not sent. */
  header(name: string): string | undefined;
  /** The bytes of the body exactly as sent: signatures are made over these. */
  readonly rawBody: Uint8Array;
  /** Parameters of the path's pattern ('/api/links/:kind/:token'), decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
}

/** A body too large to hold in memory: opened when it is sent, and not for a HEAD. */
export interface StreamedBody {
  /** Bytes. */
  readonly length: number;
  open(): Readable;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Sent instead of `body`. */
  readonly stream?: StreamedBody;
}

/** Answers one request. Throws an AppError for every error response; the server turns it into the body. */
export type HttpHandler = (request: HttpRequest, deps: Deps) => Promise<HttpResponse>;

/** One path with a handler per method; other methods get 405, and a HEAD is a GET without its body. */
export interface HttpRoute {
  readonly path: string;
  readonly methods: Readonly<Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', HttpHandler>>>;
}

/** Headers of every API response: it is private to its caller and never a page. */
export const apiHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

export function jsonResponse(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    headers: { ...apiHeaders, 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

export function emptyResponse(status = 204): HttpResponse {
  return { status, headers: apiHeaders, body: '' };
}

/** For forms without script: the browser continues with a GET. `location` is a path of ours. */
export function seeOther(location: string): HttpResponse {
  return { status: 303, headers: { ...apiHeaders, Location: location }, body: '' };
}

/** The response for anything thrown, in one shape: code, message, issues and no internals. */
export function errorResponse(thrown: unknown): HttpResponse {
  const error = toAppError(thrown);
  const retry =
    error.code === 'resource-exhausted' ? { 'Retry-After': String(error.retryAfterSeconds ?? 60) } : {};
  return jsonResponse(error.status, error.toBody(), retry);
}

export function methodNotAllowed(allowed: readonly string[]): HttpResponse {
  const names = allowed.join(', ');
  const body = {
    error: { code: 'invalid-argument', message: `This address answers ${names} only.` },
  };
  return jsonResponse(405, body, { Allow: names });
}

/** The media type of the body without its parameters, in lower case; empty when none was sent. */
export function contentTypeOf(request: HttpRequest): string {
  return (request.header('content-type')?.split(';')[0] ?? '').trim().toLowerCase();
}

/** @throws AppError `too-large`; the limit counts bytes, not characters. */
export function refuseLongBody(request: HttpRequest, limitBytes: number): void {
  if (request.rawBody.byteLength <= limitBytes) return;
  throw new AppError(
    'too-large',
    `This is too large: at most ${Math.floor(limitBytes / 1024)} KiB can be sent.`,
  );
}

/**
 * The body as JSON.
 * @throws AppError `too-large`, `unsupported-type`, or `invalid-argument` for what is not JSON.
 */
export function readJson(request: HttpRequest, limitBytes: number): unknown {
  refuseLongBody(request, limitBytes);
  const type = contentTypeOf(request);
  if (type !== 'application/json') {
    throw new AppError('unsupported-type', 'Send this as application/json.');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(request.rawBody));
  } catch (cause) {
    const issues: Issue[] = [{ path: '', message: 'The body is not JSON' }];
    throw new AppError('invalid-argument', 'The body isn’t JSON.', { issues, cause });
  }
}

/** The body as JSON that fits a schema. */
export function readJsonAs<const TSchema extends v.GenericSchema>(
  request: HttpRequest,
  schema: TSchema,
  limitBytes: number,
): v.InferOutput<TSchema> {
  return parseInput(schema, readJson(request, limitBytes));
}

/** Was this sent by a plain HTML form, without script? */
export function isFormPost(request: HttpRequest): boolean {
  return contentTypeOf(request) === 'application/x-www-form-urlencoded';
}

/** The fields of an HTML form post. */
export function readForm(request: HttpRequest, limitBytes: number): URLSearchParams {
  refuseLongBody(request, limitBytes);
  return new URLSearchParams(new TextDecoder().decode(request.rawBody));
}

/** @throws AppError `permission-denied` when the browser says that the form is on another site. */
export function refuseCrossSite(request: HttpRequest): void {
  if (request.header('sec-fetch-site') !== 'cross-site') return;
  throw new AppError('permission-denied', 'This form can only be sent from our own pages.');
}

/** A parameter of the matched path. */
export function param(request: HttpRequest, name: string): string {
  return request.params[name] ?? '';
}
