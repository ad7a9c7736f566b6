import { appCheckToken } from '@agency/domain/platform/app-check';
import { paths } from '@agency/domain/site/paths';
import type { FirebaseApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { type Auth, onIdTokenChanged, type User } from 'firebase/auth';
import * as v from 'valibot';
import { createTokenSource, TokenRefused, type TokenSource } from './token-source.ts';

/** A token so close to expiry would not reach the server in time. */
const marginMs = 30_000;

async function fetchToken(idToken: string) {
  const answer = await fetch(paths.api.appCheckTokens(), {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}` },
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) {
    const seconds = Number(answer.headers.get('Retry-After') ?? 0);
    throw new TokenRefused(`The token was refused: HTTP ${answer.status}`, seconds * 1000 || 0);
  }
  return v.parse(appCheckToken, await answer.json());
}

/**
 * Starts App Check for a signed-in person, before anything calls the database or the functions: its tokens are issued
 * to people, not pages, and signing in itself needs none.
 */
export async function guardCalls(app: FirebaseApp, auth: Auth, account: User): Promise<TokenSource> {
  let tokenResult = await account.getIdTokenResult();
  onIdTokenChanged(auth, async (current) => {
    if (current) tokenResult = await current.getIdTokenResult();
  });
  const source = createTokenSource({
    idToken() {
      const isGood =
        auth.currentUser !== null && Date.parse(tokenResult.expirationTime) - marginMs > Date.now();
      return isGood ? tokenResult.token : null;
    },
    fetchToken,
    now: () => Date.now(),
  });
  const provider = new CustomProvider({ getToken: () => source.getToken() });
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return source;
}
