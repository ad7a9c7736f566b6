import { AppError } from '@agency/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { type HttpRequest, type HttpRoute, jsonResponse, readJson } from '../http.ts';
import { silentLog } from '../log.ts';
import { dispatch } from './router.ts';

const routes: readonly HttpRoute[] = [
  { path: '/api/fixed', methods: { GET: async () => jsonResponse(200, { fixed: true }) } },
  {
    path: '/api/things/:id',
    methods: {
      GET: async ({ params }) => jsonResponse(200, params),
      POST: async (request) => jsonResponse(200, readJson(request, 20)),
    },
  },
  {
    path: '/api/broken',
    methods: {
      GET: async () => {
        throw new Error('password=hunter2');
      },
    },
  },
  {
    path: '/api/busy',
    methods: {
      GET: async () => {
        throw new AppError('resource-exhausted', 'Wait', { retryAfterSeconds: 7 });
      },
    },
  },
];

function request(method: string, path: string, body = '', type = 'application/json'): HttpRequest {
  return {
    method,
    path,
    query: new URLSearchParams(),
    header: (name) => (name === 'content-type' ? type : undefined),
    rawBody: new TextEncoder().encode(body),
    params: {},
    caller: {
      network: '127.0.0.1',
      through: null,
      ip: '127.0.0.1',
      connectedFrom: '127.0.0.1',
      forwardedFor: '',
      userAgent: '',
    },
  };
}

// These routes use nothing but the log.
const deps = { log: silentLog } as unknown as Deps;
const answer = (asked: HttpRequest) => dispatch(routes, asked, deps);
const bodyOf = ({ body }: { body: string | Uint8Array }) => JSON.parse(String(body));

describe('dispatch', () => {
  it('passes on decoded parameters', async () => {
    expect(bodyOf(await answer(request('GET', '/api/things/a%20b')))).toEqual({ id: 'a b' });
    expect(bodyOf(await answer(request('GET', '/api/things/%E0%A4%A')))).toEqual({ id: '%E0%A4%A' });
  });

  it('answers unknown paths with 404 and other methods with 405', async () => {
    for (const path of ['/api', '/api/things', '/api/things/', '/api/things/a/b']) {
      expect((await answer(request('GET', path))).status, path).toBe(404);
    }
    const refused = await answer(request('DELETE', '/api/things/a'));
    expect(refused.status).toBe(405);
    expect(refused.headers.Allow).toBe('GET, POST');
    expect(bodyOf(refused).error.code).toBe('invalid-argument');
  });

  it('says 400, 413 and 415 for bodies that can not be read', async () => {
    expect((await answer(request('POST', '/api/things/a', '{"a":'))).status).toBe(400);
    expect((await answer(request('POST', '/api/things/a', '"ééééééééééé"'))).status).toBe(413);
    expect((await answer(request('POST', '/api/things/a', 'a=1', 'text/plain'))).status).toBe(415);
  });

  it('reveals nothing internal, and says when to come back', async () => {
    const broken = await answer(request('GET', '/api/broken'));
    expect(broken.status).toBe(500);
    expect(String(broken.body)).not.toContain('hunter2');
    expect((await answer(request('GET', '/api/busy'))).headers['Retry-After']).toBe('7');
  });

  it('marks every answer as private to its caller', async () => {
    for (const asked of [request('GET', '/api/fixed'), request('GET', '/nowhere')]) {
      expect((await answer(asked)).headers['Cache-Control']).toBe('private, no-store');
    }
  });
});
