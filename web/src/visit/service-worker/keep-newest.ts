import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Limits the number of responses in a cache; the oldest go first. */
export function keepNewest(most: number): WorkboxPlugin {
  return {
    async cacheDidUpdate({ cacheName }) {
      const cache = await caches.open(cacheName);
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((key) => cache.delete(key)));
    },
  };
}
