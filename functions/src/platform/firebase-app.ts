import type { App } from 'firebase-admin/app';
import type { Config } from './config.ts';

/** The one app of firebase-admin, made when something first needs it. */
export async function firebaseApp({ projectId, storageBucket }: Config): Promise<App> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  return getApps()[0] ?? initializeApp({ projectId, storageBucket });
}
