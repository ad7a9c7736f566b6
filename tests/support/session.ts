import { expect, type Page } from '@playwright/test';
import { callOperation, signIn } from './sign-in.ts';

/** Where the identity service's SDK looks for the session of a tab: local runs have this API key. */
const sessionKey = 'firebase:authUser:local:[DEFAULT]';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

async function must(operation: string, token: string): Promise<void> {
  const { status, body } = await callOperation(operation, {}, token);
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
}

/** A session with all that the site does after a sign-in, as the SDK keeps it; it asks the service for the rest. */
async function newSession(person: Credentials, isClient: boolean): Promise<unknown> {
  const first = await signIn(person);
  await must('ensureUser', first.idToken);
  if (isClient) await must('linkMyDocuments', first.idToken);
  // What was linked is only in the next token.
  const { localId, idToken, refreshToken } = isClient ? await signIn(person) : first;
  return {
    uid: localId,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
  };
}

/** Opens a page in a tab in which this person is signed in, not to be remembered: for tests about what comes then. */
export async function openSignedIn(page: Page, person: Credentials, path: string): Promise<void> {
  const session = await newSession(person, path.startsWith('/client'));
  // Of our origin, and nothing that runs.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveURL(path);
}
