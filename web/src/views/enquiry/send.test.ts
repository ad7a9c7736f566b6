import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendRequest } from './send.ts';

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('sending a public form', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('posts JSON with its key', async () => {
    const fetched = answer(201, { id: 'Q-7K3M9P', reference: 'Q-7K3M9P' });
    expect(await sendRequest('/api/quote-requests', { name: 'Ada' }, 'key-1')).toEqual({
      kind: 'sent',
      reference: 'Q-7K3M9P',
    });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/quote-requests');
    expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'key-1', 'Content-Type': 'application/json' });
    expect(init?.body).toBe('{"name":"Ada"}');
  });

  it('passes on what is wrong with fields', async () => {
    const issues = [{ path: 'email', message: 'Enter an email address' }];
    answer(400, { error: { code: 'invalid-argument', message: 'Some of it is not right.', issues } });
    expect(await sendRequest('/api/quote-requests', {}, 'k')).toEqual({
      kind: 'invalid',
      issues,
      message: 'Some of it is not right.',
      isOfServer: true,
    });
  });

  it('passes on how long to wait and whom to call meanwhile', async () => {
    const message =
      'That’s a lot in a short time. Please try again in 2 minutes, or call us on 01403 555 0100.';
    answer(429, { error: { code: 'resource-exhausted', message } }, { 'Retry-After': '90' });
    expect(await sendRequest('/api/quote-requests', {}, 'k')).toEqual({ kind: 'failed', message });
  });

  it('tells a used key from other failures', async () => {
    answer(409, { error: { code: 'already-exists', message: 'Other content' } });
    expect(await sendRequest('/api/quote-requests', {}, 'k')).toEqual({ kind: 'conflict' });
    answer(500, '<html>');
    expect(await sendRequest('/api/quote-requests', {}, 'k')).toMatchObject({ kind: 'failed' });
    answer(201, { nonsense: true });
    expect(await sendRequest('/api/quote-requests', {}, 'k')).toMatchObject({ kind: 'failed' });
  });

  it('says that nothing was lost when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendRequest('/api/quote-requests', {}, 'k')).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('still here'),
    });
  });
});
