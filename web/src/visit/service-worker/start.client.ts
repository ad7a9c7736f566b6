import { whenIdle } from '../when-idle.client.ts';

/**
 * Registers the worker once the page has hydrated and the browser is idle. A visitor who only reads never gets here,
 * and downloads nothing for it.
 */
export function startServiceWorker(): void {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    import('./register.client.ts')
      .then(({ registerWorker }) => registerWorker())
      // The site works without it: only the offline page is missing.
      .catch(() => undefined);
  });
}
