import { describe, expect, it, vi } from 'vitest';
import { createTokenSource, holdMs, TokenRefused } from './token-source.ts';

const token = { token: 'a-token', expireTimeMillis: 3_600_000 };

function setUp(idToken: string | null = 'id-token') {
  const state = { now: 0, idToken };
  const fetchToken = vi.fn(async (_idToken: string) => token);
  const source = createTokenSource({ idToken: () => state.idToken, fetchToken, now: () => state.now });
  const seen: boolean[] = [];
  source.subscribe(() => seen.push(source.isFailing));
  return { source, state, fetchToken, seen };
}

describe('the source of App Check tokens', () => {
  it('hands out what the server gives the signed-in person', async () => {
    const { source, fetchToken, seen } = setUp();
    expect(await source.getToken()).toEqual(token);
    expect(fetchToken).toHaveBeenCalledExactlyOnceWith('id-token');
    expect([source.isFailing, seen]).toEqual([false, []]);
  });

  it('asks once a minute at most while it fails, however many requests want a token', async () => {
    const { source, state, fetchToken, seen } = setUp();
    fetchToken.mockRejectedValue(new TypeError('Failed to fetch'));
    for (let request = 0; request < 50; request += 1) {
      state.now += 1000;
      await expect(source.getToken()).rejects.toMatchObject({
        code: 'unauthenticated',
        message: expect.stringContaining('verify this page'),
      });
    }
    expect(fetchToken).toHaveBeenCalledOnce();
    state.now += holdMs;
    await expect(source.getToken()).rejects.toThrow();
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect([source.isFailing, seen]).toEqual([true, [true]]);
  });

  it('waits for as long as the server says', async () => {
    const { source, state, fetchToken } = setUp();
    fetchToken.mockRejectedValueOnce(new TokenRefused('429', 10 * holdMs));
    await expect(source.getToken()).rejects.toThrow();
    state.now = 9 * holdMs;
    await expect(source.getToken()).rejects.toThrow();
    expect(fetchToken).toHaveBeenCalledOnce();
    state.now = 10 * holdMs;
    expect(await source.getToken()).toEqual(token);
  });

  it('recovers with the next token', async () => {
    const { source, state, fetchToken, seen } = setUp();
    fetchToken.mockRejectedValueOnce(new TokenRefused('500'));
    await expect(source.getToken()).rejects.toThrow();
    state.now = holdMs;
    await source.getToken();
    expect([source.isFailing, seen]).toEqual([false, [true, false]]);
  });

  it('asks nothing without a valid ID token, and asks at once when there is one again', async () => {
    const { source, state, fetchToken } = setUp(null);
    await expect(source.getToken()).rejects.toThrow('renewed');
    expect([fetchToken.mock.calls.length, source.isFailing]).toEqual([0, false]);
    state.idToken = 'newer';
    expect(await source.getToken()).toEqual(token);
  });
});
