import type { HttpRequest } from '../../../functions/src/platform/http.ts';
import { caller } from '../world.ts';

type Asked = Partial<HttpRequest> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A request as a function gets it, its path already matched. */
export function httpRequest({ headers = {}, body = '', ...rest }: Asked): HttpRequest {
  return {
    method: 'GET',
    path: '/',
    query: new URLSearchParams(),
    header: (name) => headers[name],
    rawBody: new TextEncoder().encode(body),
    params: {},
    caller,
    ...rest,
  };
}
