import type { AppCheckToken } from '@agency/domain/platform/app-check';
import { AppError } from '@agency/domain/shared/errors';

/** After a failure no new token is requested for this long, however many requests want one: no retry storm. */
export const holdMs = 60_000;

export interface AppCheckParts {
  /** The signed-in person's ID token while it is valid; else null. */
  idToken(): string | null;
  /** @throws TokenRefused when the server says no. */
  fetchToken(idToken: string): Promise<AppCheckToken>;
  now(): number;
}

/** The server gave no token; `waitMs` if it said how long to wait. */
export class TokenRefused extends Error {
  readonly waitMs: number;
  constructor(message: string, waitMs = 0) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** The source of App Check tokens, with its current health. */
export interface TokenSource {
  getToken(): Promise<AppCheckToken>;
  readonly isFailing: boolean;
  subscribe(listener: () => void): () => void;
}

const failure = (cause: unknown) =>
  new AppError('unauthenticated', 'We can’t verify this page at the moment. Wait a minute, then reload it.', {
    cause,
  });

export function createTokenSource(parts: AppCheckParts): TokenSource {
  let held: { readonly error: AppError; readonly until: number } | undefined;
  const listeners = new Set<() => void>();
  const hold = (next: typeof held): void => {
    const was = held !== undefined;
    held = next;
    if (was !== (held !== undefined)) for (const listener of listeners) listener();
  };
  return {
    async getToken() {
      if (held && parts.now() < held.until) throw held.error;
      const idToken = parts.idToken();
      // Never refreshes it: that request would ask for our token first, and both would wait for ever.
      if (idToken === null) throw new AppError('unauthenticated', 'The session has to be renewed first.');
      try {
        const token = await parts.fetchToken(idToken);
        hold(undefined);
        return token;
      } catch (thrown) {
        const waitMs = thrown instanceof TokenRefused ? Math.max(holdMs, thrown.waitMs) : holdMs;
        const error = failure(thrown);
        hold({ error, until: parts.now() + waitMs });
        throw error;
      }
    },
    get isFailing() {
      return held !== undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
