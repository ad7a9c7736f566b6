import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@agency/domain/shared/errors';
import { transportSecurity } from '@agency/domain/site/transport-security';
import type { Request } from 'firebase-functions/https';
import type { Deps } from '../deps.ts';
import { errorResponse, type HttpRequest, type HttpResponse, type StreamedBody } from '../http.ts';
import { runtimeDeps } from '../runtime.ts';
import { callerOf } from './caller.ts';
import { sentTooMuch, sentType } from './raw-bodies.ts';

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
      'hosting',
      deps.config.trustedProxies,
    ),
  };
}

type Answering = (request: HttpRequest, deps: Deps) => Promise<HttpResponse>;

export interface ServerResponse extends Writable {
  writeHead(status: number, headers: Record<string, string>): unknown;
}

/** Google's front end rejects responses that declare a greater length; without one they are sent in chunks. */
const longestNamed = 31 * 1024 * 1024;

/** Connects request handlers to the server framework: the only place that knows both. */
export function serve(answer: Answering): (request: Request, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const deps = runtimeDeps();
    const { status, headers, body, stream } = await answered(request, deps, answer);
    const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
    const length = stream?.length ?? (typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength);
    const isSized = status !== 204 && status !== 304 && length <= longestNamed;
    const sent = { 'Strict-Transport-Security': transportSecurity, ...headers };
    response.writeHead(status, isSized ? { ...sent, 'Content-Length': String(length) } : sent);
    if (hasBody && stream) await send(deps, stream, response);
    else response.end(hasBody ? body : undefined);
  };
}

/** Streams a long body; a failure cuts the connection, so that nobody takes a part for the whole. */
async function send(deps: Deps, body: StreamedBody, response: ServerResponse): Promise<void> {
  try {
    await pipeline(body.open(), response);
  } catch (cause) {
    deps.log.info('An answer broke off', { cause });
    response.destroy();
  }
}

async function answered(request: Request, deps: Deps, answer: Answering): Promise<HttpResponse> {
  try {
    if (request.headers[sentTooMuch] !== undefined) {
      throw new AppError('too-large', 'This is too large: at most 31 MiB can be sent at once.');
    }
    return await answer(toHttpRequest(request, deps), deps);
  } catch (thrown) {
    deps.log.error('A request failed', { cause: thrown });
    return errorResponse(thrown);
  }
}
