import { AppError } from '@agency/domain/shared/errors';
import type { Session } from '../../firebase/session/session.ts';
import { authMessage } from '../../views/sign-in/auth-errors.ts';

type Rights = Pick<Session, 'takeNewRights'>;

/** The result: verified, not yet, a fresh sign-in needed, or no answer. */
export type Asked =
  | { readonly kind: 'done' | 'notYet' | 'signInAgain' }
  | { readonly kind: 'failed'; readonly message: string };

function failed(thrown: unknown): Asked {
  console.error('The account could not be asked', thrown);
  // Other errors come from the authentication SDK.
  return { kind: 'failed', message: thrown instanceof AppError ? thrown.message : authMessage(thrown) };
}

/** Asks whether the address is verified by now. A failure to ask does not mean that it is not. */
export async function askWhetherConfirmed(session: Rights): Promise<Asked> {
  try {
    const user = await session.takeNewRights();
    // Without a user the session is over, and the page is being left.
    return { kind: user === null || user.emailVerified ? 'done' : 'notYet' };
  } catch (thrown) {
    return failed(thrown);
  }
}

/** Ties documents to a verified address and refreshes the claims. */
export async function linkNow(session: Rights, link: () => Promise<unknown>): Promise<Asked> {
  try {
    await link();
    await session.takeNewRights();
    return { kind: 'done' };
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'unauthenticated') return { kind: 'signInAgain' };
    return failed(thrown);
  }
}
