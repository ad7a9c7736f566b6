import diagnostics from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@agency/domain/shared/errors';
import type { Request } from 'firebase-functions/https';
import { callerOf } from './caller.ts';
import type { Deps } from './deps.ts';
import { errorAnswer, type HttpAnswer, type HttpRequest } from './http.ts';
import { runtimeDeps } from './runtime.ts';

/** Google's front end takes no more, nor does the body parser that stands before every function. */
const mostBytes = 31 * 1024 * 1024;
const sentType = 'x-sent-content-type';
const sentTooMuch = 'x-sent-too-much';

/**
 * The server framework before us parses bodies by their type and answers a malformed one itself, as an HTML page with a
 * stack trace. So the type is put aside when a request begins, the body comes as the bytes that were sent, and we parse
 * it, answering as the contract says. For processes that serve HTTP functions of ours, never for callables.
 */
export function keepBodiesRaw(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return;
    const { headers } = message.request;
    const type = headers['content-type'];
    delete headers[sentType];
    delete headers[sentTooMuch];
    if (type !== undefined) headers[sentType] = type;
    if (Number(headers['content-length'] ?? 0) > mostBytes) {
      headers[sentTooMuch] = '1';
      delete headers['content-type'];
    } else {
      headers['content-type'] = 'application/octet-stream';
    }
  });
}

function isRequestStart(message: unknown): message is { request: { headers: IncomingHttpHeaders } } {
  return typeof message === 'object' && message !== null && 'request' in message;
}

function toHttpRequest(request: Request, deps: Deps): HttpRequest {
  const [path = '/', search = ''] = request.originalUrl.split(/\?(.*)/s);
  const header = (name: string): string | undefined => {
    const value = request.headers[name === 'content-type' ? sentType : name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    method: request.method,
    path,
    query: new URLSearchParams(search),
    header,
    rawBody: request.rawBody ?? new Uint8Array(),
    params: {},
    caller: callerOf(
      {
        forwardedFor: header('x-forwarded-for'),
        remoteAddress: request.socket.remoteAddress,
        userAgent: header('user-agent'),
      },
      deps.config.trustedProxyHops,
    ),
  };
}

type Answering = (request: HttpRequest, deps: Deps) => Promise<HttpAnswer>;

export interface ServerResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body?: string | Uint8Array): unknown;
}

/** Binds what answers requests to the server framework: the only place that knows both. */
export function serve(answer: Answering): (request: Request, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const deps = runtimeDeps();
    const { status, headers, body } = await answered(request, deps, answer);
    const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
    const sized =
      status === 204 || status === 304 ? headers : { ...headers, 'Content-Length': String(length) };
    response.writeHead(status, sized);
    response.end(hasBody ? body : undefined);
  };
}

async function answered(request: Request, deps: Deps, answer: Answering): Promise<HttpAnswer> {
  try {
    if (request.headers[sentTooMuch] !== undefined) {
      throw new AppError('too-large', 'This is too large: at most 31 MiB can be sent at once.');
    }
    return await answer(toHttpRequest(request, deps), deps);
  } catch (thrown) {
    deps.log.error('A request failed', { cause: thrown });
    return errorAnswer(thrown);
  }
}
