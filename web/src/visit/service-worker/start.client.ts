import { whenIdle } from '../when-idle.client.ts';

/**
 * Registers the worker once the page has come alive and the browser has nothing better to do. Somebody who only reads
 * never gets here, and pays nothing for it.
 */
export function startServiceWorker(): void {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    import('./register.client.ts')
      .then(({ registerWorker }) => registerWorker())
      // The site does not need it: without a worker there is no offline page, and that is all.
      .catch(() => undefined);
  });
}
