import { isReplayProtected, type OperationName } from '@agency/domain/operations/operations';
import { type AppCheckToken, appCheckTokenLifeMs } from '@agency/domain/platform/app-check';
import type { IdempotencyRecord } from '@agency/domain/platform/schema';
import { AppError } from '@agency/domain/shared/errors';
import { bearerOf } from '../auth.ts';
import type { Deps } from '../deps.ts';
import { firebaseApp } from '../firebase-app.ts';
import { documentRef, isAlreadyExists } from '../firestore.ts';
import { sha256Hex } from '../hash.ts';
import { type HttpHandler, jsonResponse, refuseCrossSite } from '../http.ts';
import { consumeLimit } from '../rate-limit.ts';

// App Check with a provider of our own, for the signed-in areas only: no third-party script has to load, and public
// pages and forms need no token. A token says that its holder has a valid session with us and is within its rate limit.

/** A token for this app, good for an hour. */
async function makeToken(deps: Deps): Promise<AppCheckToken> {
  const { appId } = deps.config.firebase;
  const expireTimeMillis = deps.clock().getTime() + appCheckTokenLifeMs;
  if (deps.config.isEmulator) return { token: localToken(deps, appId, expireTimeMillis), expireTimeMillis };
  const { getAppCheck } = await import('firebase-admin/app-check');
  const app = await firebaseApp(deps.config);
  const { token, ttlMillis } = await getAppCheck(app).createToken(appId, { ttlMillis: appCheckTokenLifeMs });
  return { token, expireTimeMillis: deps.clock().getTime() + ttlMillis };
}

/** For the emulators, which check only a token's format: it needs no signature and no network. */
function localToken(deps: Deps, appId: string, expireTimeMillis: number): string {
  const { projectId } = deps.config;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: appId,
    aud: [`projects/${projectId}`],
    iss: `https://firebaseappcheck.googleapis.com/${projectId}`,
    iat: Math.floor(deps.clock().getTime() / 1000),
    exp: Math.floor(expireTimeMillis / 1000),
    jti: Buffer.from(deps.random(16)).toString('hex'),
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** `POST /api/app-check-tokens` */
export const postAppCheckToken: HttpHandler = async (request, deps) => {
  if (!deps.config.isAppCheckEnforced) throw new AppError('not-found', 'There is nothing at this address.');
  refuseCrossSite(request);
  const { uid } = await bearerOf(deps, request);
  await consumeLimit(deps, 'appCheckTokens', uid);
  return jsonResponse(200, await makeToken(deps));
};

/**
 * An operation that promises or moves money uses its token up, so that a copied call can't be sent again. We record
 * used tokens ourselves, by their hash and for longer than they live: in the emulators as in production, and in one
 * write.
 * @throws AppError `unauthenticated` when the token is missing or was used before.
 */
export async function consumeToken(
  deps: Deps,
  operation: OperationName,
  token: string | undefined,
): Promise<void> {
  if (!deps.config.isAppCheckEnforced || !isReplayProtected(operation)) return;
  if (token === undefined || token === '') throw usedBefore();
  const now = deps.clock();
  const bodyHash = sha256Hex(`app check|${token}`);
  const mark: IdempotencyRecord = {
    bodyHash,
    answer: '{}',
    documentPath: null,
    expiresAt: new Date(now.getTime() + 2 * appCheckTokenLifeMs),
    createdAt: now,
  };
  try {
    await documentRef(deps.db, 'idempotency', bodyHash).create(mark);
  } catch (thrown) {
    throw isAlreadyExists(thrown) ? usedBefore() : thrown;
  }
}

const usedBefore = () =>
  new AppError('unauthenticated', 'We couldn’t check this request. Reload the page and try again.', {
    detail: 'The App Check token is missing or was used before',
  });
