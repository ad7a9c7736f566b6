import { workerFile } from '@agency/domain/site/files';
import { Workbox } from 'workbox-window';
import { unregisterOlder } from './registrations.ts';

/** @throws where the browser refuses: storage blocked, no connection. */
export async function registerWorker(): Promise<void> {
  await unregisterOlder(await navigator.serviceWorker.getRegistrations(), window.location.origin);
  await new Workbox(workerFile).register();
}
