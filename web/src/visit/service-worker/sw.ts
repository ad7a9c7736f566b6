import { offlinePage } from '@agency/domain/site/files';
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { preloadFontUrls } from '../../ui/font-preload.ts';
import {
  type Asked,
  type CacheRule,
  cacheRuleOf,
  mayKeep,
  mostAssets,
  mostPages,
  pageKey,
  showsOfflinePage,
} from './cache-rules.ts';
import { keepNewest } from './keep-newest.ts';

// The worker at `/sw.js`. It makes pages that were read before readable offline; what may be cached is decided in
// `cache-rules.ts`.

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD_ID__: string;

const pages = 'pages-v1';
const assets = 'assets-v1';

const asked = ({ url, request }: { url: URL; request: Request }): Asked => ({
  url,
  origin: self.location.origin,
  method: request.method,
  mode: request.mode,
  headers: request.headers,
});

const keepWhatMayBe = (rule: CacheRule): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (mayKeep(rule, response) ? response : null),
});

const underPageKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)),
};

// No page depends on the worker's version, so the newest one takes over at once.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

// The page's styles are part of it. The font's name changes with its content, so it needs no revision.
precacheAndRoute(
  [{ url: offlinePage, revision: __BUILD_ID__ }, ...preloadFontUrls.map((url) => ({ url, revision: null }))],
  { cleanURLs: false, directoryIndex: '' },
);

registerRoute(
  (options) => cacheRuleOf(asked(options)) === 'asset',
  new CacheFirst({ cacheName: assets, plugins: [keepWhatMayBe('asset'), keepNewest(mostAssets)] }),
);

registerRoute(
  (options) => cacheRuleOf(asked(options)) === 'page',
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: 3,
    plugins: [keepWhatMayBe('page'), underPageKey, keepNewest(mostPages)],
  }),
);

registerRoute((options) => showsOfflinePage(asked(options)), new NetworkOnly());

setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' ? await matchPrecache(offlinePage) : undefined;
  return offline ?? Response.error();
});

/** Caches of earlier workers. */
async function dropForeignCaches(): Promise<void> {
  const ours = [cacheNames.precache, pages, assets];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => event.waitUntil(dropForeignCaches()));
