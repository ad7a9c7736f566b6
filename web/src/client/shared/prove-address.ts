import { AppError } from '@agency/domain/shared/errors';
import type { Session } from '../../firebase/session/session.ts';
import { authMessage } from '../../views/sign-in/auth-errors.ts';

type Rights = Pick<Session, 'takeNewRights'>;

/** What came of asking: done, not yet so, only a fresh sign-in helps, or it could not be asked. */
export type Asked =
  | { readonly kind: 'done' | 'notYet' | 'signInAgain' }
  | { readonly kind: 'failed'; readonly message: string };

function failed(thrown: unknown): Asked {
  console.error('The account could not be asked', thrown);
  // What is not ours comes from the authentication SDK.
  return { kind: 'failed', message: thrown instanceof AppError ? thrown.message : authMessage(thrown) };
}

/** Asks whether the address is confirmed by now. Not being able to ask says nothing of it. */
export async function askWhetherConfirmed(session: Rights): Promise<Asked> {
  try {
    const user = await session.takeNewRights();
    // Without a user the session is over, and the page is being left.
    return { kind: user === null || user.emailVerified ? 'done' : 'notYet' };
  } catch (thrown) {
    return failed(thrown);
  }
}

/** Ties documents to a proved address and takes the rights that come of it. */
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
