import { workerFile } from '@agency/domain/site/files';
import { Workbox } from 'workbox-window';
import { unregisterOlder } from './registrations.ts';

// Imported by the boot script once a page has loaded and is idle, for every visitor: built by itself, so that a visitor
// who only reads fetches nothing else of the site's script.

/** @throws where the browser refuses: storage blocked, no connection. */
async function registerWorker(): Promise<void> {
  await unregisterOlder(await navigator.serviceWorker.getRegistrations(), window.location.origin);
  await new Workbox(workerFile).register();
}

// The site works without it: only the offline page is missing.
registerWorker().catch(() => undefined);
