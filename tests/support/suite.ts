import { randomBytes } from 'node:crypto';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

export const project = 'demo-agency';

const from = (variable: string, usual: string): string => process.env[variable] ?? usual;

/** The suite's addresses: set by `npm test`, else those of `npm start`. */
export const addresses = {
  site: from('SITE_ORIGIN', 'http://127.0.0.1:5000'),
  auth: `http://${from('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099')}`,
  firestore: `http://${from('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080')}`,
  functions: from('FUNCTIONS_ORIGIN', 'http://127.0.0.1:5001'),
  storage: `http://${from('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199')}`,
  mailbox: from('MAILBOX_ORIGIN', 'http://127.0.0.1:8025'),
} as const;

/** The sample people of the seed. */
export const samples = {
  admin: { email: 'admin@downland.example', password: 'Passw0rd!admin' },
  client: { email: 'client@example.com', password: 'Passw0rd!client' },
  other: { email: 'other@example.com', password: 'Passw0rd!other' },
  unverified: { email: 'unverified@example.com', password: 'Passw0rd!unverified' },
  pending: { email: 'pending@downland.example', password: 'Passw0rd!pending' },
} as const;

/** The Admin SDK, bypassing all rules: to arrange and to inspect, never for the act under test. */
export function admin(): { app: App; db: Firestore; auth: Auth } {
  process.env.FIRESTORE_EMULATOR_HOST ??= new URL(addresses.firestore).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= new URL(addresses.auth).host;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= new URL(addresses.storage).host;
  const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket: `${project}.appspot.com` });
  return { app, db: getFirestore(app), auth: getAuth(app) };
}

/** A unique name in this run, for a test's own clients and addresses. */
export const unique = (prefix: string): string =>
  `${prefix}-${Date.now().toString(36)}${randomBytes(5).toString('hex')}`;

/** The same text with another character at this position. */
export const changedAt = (text: string, index: number): string =>
  `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`;

/** This token with a broken signature: its first character is changed. */
export const forged = (token: string): string => changedAt(token, token.lastIndexOf('.') + 1);

/** Polls for a state of the suite, not of a page; a failure names what it waited for. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  patience = 60_000,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${patience / 1000} s in vain for ${what}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
