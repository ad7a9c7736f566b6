import { AppError } from '@agency/domain/shared/errors';
import type { Deps } from '../deps.ts';
import {
  errorResponse,
  type HttpRequest,
  type HttpResponse,
  type HttpRoute,
  methodNotAllowed,
} from '../http.ts';

interface Match {
  readonly route: HttpRoute;
  readonly params: Readonly<Record<string, string>>;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not decodable, so nobody's id: it stays as it is and matches nothing.
    return segment;
  }
}

/**
 * Patterns are written by the address book, which encodes the colon of a placeholder. A pattern's last part may be `*`:
 * all that follows, still encoded, is then the parameter `rest`.
 */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').map(decode);
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (part === '*' && isOpen) params.rest = given.slice(index).join('/');
    else if (part.startsWith(':') && segment !== '') params[part.slice(1)] = decode(segment);
    else if (part !== segment) return null;
  }
  return params;
}

export function matchHttpRoute(routes: readonly HttpRoute[], path: string): Match | null {
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

/**
 * Finds the handler of a request and runs it; everything thrown becomes a response, and our own failures are logged.
 * @param refused is told what was thrown before that is answered.
 */
export async function dispatch(
  routes: readonly HttpRoute[],
  request: HttpRequest,
  deps: Deps,
  refused: (deps: Deps, thrown: unknown) => Promise<void> = async () => {},
): Promise<HttpResponse> {
  try {
    const match = matchHttpRoute(routes, request.path);
    if (!match) throw new AppError('not-found', 'There is nothing at this address.');
    const { methods } = match.route;
    const wanted = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = Object.entries(methods).find(([method]) => method === wanted)?.[1];
    if (!handler) return methodNotAllowed(Object.keys(methods));
    return await handler({ ...request, params: match.params }, deps);
  } catch (thrown) {
    await refused(deps, thrown);
    const answer = errorResponse(thrown);
    if (answer.status >= 500) deps.log.error('A request failed', { path: request.path, cause: thrown });
    return answer;
  }
}
