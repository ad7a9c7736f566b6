import { expect, type Page } from '@playwright/test';
import { callOperation, signIn } from './sign-in.ts';

/** The key under which the identity SDK stores a tab's session: local runs have this API key. */
const sessionKey = 'firebase:authUser:local:[DEFAULT]';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

async function must(operation: string, token: string): Promise<void> {
  const { status, body } = await callOperation(operation, {}, token);
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
}

/** A session as the SDK stores it after a sign-in and linking; it fetches the rest from the service. */
async function newSession(person: Credentials, isClient: boolean): Promise<unknown> {
  const first = await signIn(person);
  await must('ensureUser', first.idToken);
  if (isClient) await must('linkMyDocuments', first.idToken);
  // Linking only shows in the next token.
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
  // A page of our origin without script.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveURL(path);
}
