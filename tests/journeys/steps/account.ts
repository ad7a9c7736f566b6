import { makeReference } from '@agency/domain/shared/ids';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { expect, type Page } from '@playwright/test';
import { signInAs } from '../../support/sign-in-form.ts';
import { admin, unique } from '../../support/suite.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody nobody else in this run is. */
export function newPerson(name: string): Person {
  const email = `${unique(name.toLowerCase().replace(/\W/g, '-'))}@example.com`;
  return { name, email, password: `correct horse ${unique('battery')}` };
}

/** An account as it is after its owner proved the address, before they first sign in. */
export async function makeAccount({ name, email, password }: Person): Promise<string> {
  const { uid } = await admin().auth.createUser({
    email,
    password,
    displayName: name,
    emailVerified: true,
  });
  return uid;
}

export interface OwnClient {
  readonly id: string;
  readonly company: string;
  readonly quoteId: string;
  readonly projectId: string;
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

async function copy(from: string, to: string, changes: Record<string, unknown>): Promise<void> {
  const { db } = admin();
  const found = await db.doc(from).get();
  await db.doc(to).set({ ...found.data(), ...changes });
}

/** A client of a test's own, with one sent quote and one shared project: copies of the samples. Nobody is in yet. */
export async function makeClient({ name, email }: Person): Promise<OwnClient> {
  const id = unique('client');
  const company = `Company ${id}`;
  const quoteId = makeReference('quote', randomBytes);
  const projectId = makeReference('project', randomBytes);
  const nobody = { memberUids: [], membersVersion: 0 };
  await copy('clients/sample-meadowbank-bakehouse', `clients/${id}`, {
    ...nobody,
    name: company,
    billingEmail: email,
    people: [{ name, email, uid: null }],
    emails: [email],
    searchTokens: makeSearchTokens([company, name, email]),
  });
  const ofClient = { clientId: id, ...nobody };
  // Of their own, or a search for a sample finds every copy of it.
  const searchedBy = (number: string) => ({ number, searchTokens: makeSearchTokens([number, company]) });
  await Promise.all([
    copy('quotes/Q-7K3M9P', `quotes/${quoteId}`, { ...ofClient, ...searchedBy(quoteId), linkId: null }),
    copy('projects/P-7V4BQK', `projects/${projectId}`, {
      ...ofClient,
      ...searchedBy(projectId),
      name: `Project of ${company}`,
    }),
  ]);
  return { id, company, quoteId, projectId };
}

/** What this browser's databases hold, as one text: of the sign-in and of Firestore's cache. */
export function storedHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    /** Null where it has been deleted since it was listed: opening it would make it anew. */
    const open = (name: string) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.transaction?.abort();
      return resultOf(request).catch((error: DOMException) => {
        if (error.name === 'AbortError') return null;
        throw error;
      });
    };
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await open(name);
      if (database === null) continue;
      for (const store of Array.from(database.objectStoreNames)) {
        const all = await resultOf(database.transaction(store).objectStore(store).getAll());
        texts.push(`${name}/${store} ${JSON.stringify(all)}`);
      }
      database.close();
    }
    return texts.join('\n');
  });
}

/** Lets so many minutes pass in a page whose clock is in the test's hands. */
export async function passMinutes(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * 60_000);
}

/** Opens a page of the client area as this person, through its sign-in page. */
export async function enter(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  { path = '/client/dashboard', remember = false }: { path?: string; remember?: boolean } = {},
): Promise<void> {
  await page.goto(path);
  await signInAs(page, { email, password, remember });
  await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
}
