import { afterEach, expect, it, vi } from 'vitest';
import { keepNewest } from './keep-newest.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs the plugin over a cache that holds these addresses, oldest first; returns what is left. */
async function leftOf(addresses: readonly string[], most: number): Promise<string[]> {
  const cached = new Set(addresses);
  const cache = { keys: async () => [...cached], delete: async (key: string) => cached.delete(key) };
  const open = vi.fn(async () => cache);
  vi.stubGlobal('caches', { open });
  const request = new Request('https://downland.example/');
  const event = new Event('fetch') as ExtendableEvent;
  await keepNewest(most).cacheDidUpdate?.({
    cacheName: 'pages',
    request,
    newResponse: new Response(),
    event,
  });
  expect(open).toHaveBeenCalledWith('pages');
  return [...cached];
}

it('drops the oldest when there are too many', async () => {
  expect(await leftOf(['a', 'b', 'c', 'd'], 2)).toEqual(['c', 'd']);
});

it('keeps all while there is room', async () => {
  expect(await leftOf(['a', 'b'], 2)).toEqual(['a', 'b']);
  expect(await leftOf([], 2)).toEqual([]);
});
