import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Limits the number of responses in a cache; the oldest go first. */
export function keepNewest(most: number): WorkboxPlugin {
  return {
    async cacheDidUpdate({ cacheName }) {
      const cache = await caches.open(cacheName);
      const cached = await cache.keys();
      await Promise.all(cached.slice(0, Math.max(0, cached.length - most)).map((key) => cache.delete(key)));
    },
  };
}
