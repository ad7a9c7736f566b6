import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentCache, ContentUnavailable, contentLifeMs, isUnavailable, readNow } from './content-cache.ts';

function cacheAt(start = 0) {
  const clock = { now: start };
  return { clock, cache: new ContentCache(() => clock.now) };
}

const failing = async (): Promise<string> => {
  throw new Error('unavailable');
};

describe('ContentCache', () => {
  it('reads once while it is fresh, and once for concurrent callers', async () => {
    const { cache, clock } = cacheAt();
    let reads = 0;
    const read = async () => {
      reads += 1;
      return `value ${reads}`;
    };
    const [first, second] = await Promise.all([cache.get('a', read), cache.get('a', read)]);
    expect([first.value, second.value, reads]).toEqual(['value 1', 'value 1', 1]);
    clock.now = contentLifeMs - 1;
    expect((await cache.get('a', read)).value).toBe('value 1');
    clock.now = contentLifeMs;
    expect((await cache.get('a', read)).value).toBe('value 2');
  });

  it('keeps using the old value while the database fails, and soon retries', async () => {
    const { cache, clock } = cacheAt();
    await cache.get('a', async () => 'old');
    clock.now = contentLifeMs;
    const stale = await cache.get('a', failing);
    expect(stale.value).toBe('old');
    expect(stale.freshUntil).toBeLessThan(clock.now + contentLifeMs);
    clock.now = stale.freshUntil;
    expect((await cache.get('a', async () => 'new')).value).toBe('new');
  });

  it('says so when it never had a value', async () => {
    const { cache } = cacheAt();
    await expect(cache.get('a', failing)).rejects.toBeInstanceOf(ContentUnavailable);
    expect((await cache.get('a', async () => 'back')).value).toBe('back');
  });
});

describe('a database that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new Promise<string>(() => undefined);
  const cacheByTimers = () => new ContentCache(() => Date.now());

  it('is waited for 1.5 s where an older value is known, and not at all right after that', async () => {
    const cache = cacheByTimers();
    await cache.get('a', async () => 'old a');
    await cache.get('b', async () => 'old b');
    await vi.advanceTimersByTimeAsync(contentLifeMs);
    const first = cache.get('a', never);
    await vi.advanceTimersByTimeAsync(1_500);
    expect((await first).value).toBe('old a');
    // No timer is advanced: the second value is there at once.
    expect((await cache.get('b', never)).value).toBe('old b');
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await cache.get('b', async () => 'new b')).value).toBe('new b');
  });

  it('counts as back once it answers, whatever else is asked for meanwhile', async () => {
    const { cache, clock } = cacheAt();
    const down = async (): Promise<string> => {
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 });
    };
    await cache.get('a', async () => 'old a');
    clock.now = 1_000;
    await cache.get('b', async () => 'old b');
    clock.now = 16_000;
    expect((await cache.get('a', down)).value).toBe('old a');
    let shown = '';
    for (clock.now = 17_000; clock.now <= 20_000; clock.now += 1_000) {
      const [a, b] = [await cache.get('a', async () => 'new a'), await cache.get('b', async () => 'new b')];
      shown = `${a.value}, ${b.value}`;
    }
    expect(shown).toBe('new a, new b');
  });

  it('is waited for 5 s where nothing is known', async () => {
    const cache = cacheByTimers();
    const refused = expect(cache.get('a', never)).rejects.toBeInstanceOf(ContentUnavailable);
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    const late = expect(readNow('a redirect', never)).rejects.toSatisfy(isUnavailable);
    await vi.advanceTimersByTimeAsync(5_000);
    await late;
  });

  it('may answer late: the value is then for the next caller', async () => {
    const cache = cacheByTimers();
    await cache.get('a', async () => 'old');
    await vi.advanceTimersByTimeAsync(contentLifeMs);
    const { promise, resolve } = Promise.withResolvers<string>();
    const waiting = cache.get('a', () => promise);
    await vi.advanceTimersByTimeAsync(1_500);
    expect((await waiting).value).toBe('old');
    resolve('new');
    await vi.advanceTimersByTimeAsync(0);
    expect((await cache.get('a', never)).value).toBe('new');
  });

  it('has its values age from when they were asked for', async () => {
    const cache = cacheByTimers();
    const { promise, resolve } = Promise.withResolvers<string>();
    const waiting = cache.get('a', () => promise);
    await vi.advanceTimersByTimeAsync(4_000);
    resolve('slow');
    expect((await waiting).freshUntil - Date.now()).toBe(contentLifeMs - 4_000);
  });
});
