import type { IncomingMessage, ServerResponse } from 'node:http';

const MOST_BYTES = 64 * 1024 * 1024;

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Reply {
  status: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A route's path has its parameters in braces; the handler gets their values, in order. */
export interface Route {
  method: string;
  path: string;
  handle: (request: Request, parameters: string[]) => Reply | Promise<Reply>;
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const fault = (status: number, code: string, message: string): Reply =>
  json(status, { error: { code, message } });

export const page = (body: string, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  headers,
  body,
});

export const seeOther = (location: string): Reply => ({ status: 303, headers: { location } });

export function findRoute(
  routes: readonly Route[],
  request: Request,
): { route: Route; parameters: string[] } | undefined {
  for (const route of routes) {
    if (route.method !== request.method && !(request.method === 'HEAD' && route.method === 'GET')) continue;
    const pattern = route.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(request.path);
    if (match) return { route, parameters: match.slice(1).map(decode) };
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  const url = new URL(incoming.url ?? '/', 'http://mailbox');
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

export function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(reply.type && { 'content-type': reply.type }),
    ...reply.headers,
  });
  response.end(reply.body);
}

/**
 * Whether the request comes from the mailbox itself or a program. A page of another site must not control the mailbox,
 * nor a DNS name that resolves to this machine read it.
 */
export function isOurOwn(request: Request, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  if (!hosts.includes(request.headers.host ?? '')) return false;
  const site = request.headers['sec-fetch-site'];
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const { origin } = request.headers;
  if (origin && !hosts.some((known) => origin === `http://${known}`)) return false;
  return site !== 'cross-site';
}
