import { describe, expect, it } from 'vitest';
import { ContentCache, ContentUnavailable, contentLifeMs } from './content-cache.ts';

function cacheAt(start = 0) {
  const clock = { now: start };
  return { clock, cache: new ContentCache(() => clock.now) };
}

const failing = async (): Promise<string> => {
  throw new Error('unavailable');
};

describe('ContentCache', () => {
  it('reads once while it is fresh, and once for all who ask together', async () => {
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

  it('uses the old value on while the database fails, and soon asks again', async () => {
    const { cache, clock } = cacheAt();
    await cache.get('a', async () => 'old');
    clock.now = contentLifeMs;
    const stale = await cache.get('a', failing);
    expect(stale.value).toBe('old');
    expect(stale.freshUntil).toBeLessThan(clock.now + contentLifeMs);
    clock.now = stale.freshUntil;
    expect((await cache.get('a', async () => 'new')).value).toBe('new');
  });

  it('says so when it never knew', async () => {
    const { cache } = cacheAt();
    await expect(cache.get('a', failing)).rejects.toBeInstanceOf(ContentUnavailable);
    expect((await cache.get('a', async () => 'back')).value).toBe('back');
  });
});
