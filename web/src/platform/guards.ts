import { adminSessionMaxAgeSeconds, clientSessionMaxAgeSeconds } from '@agency/domain/user/sign-in';
import { paths } from '../paths.ts';
import type { GuardName } from '../routes.ts';
import { isAdmin, type SessionState, type SessionUser } from './session/state.ts';

/** What a guard says once the session is known. */
export type Verdict =
  | { readonly kind: 'enter' }
  /** Nobody is signed in here, or too long ago. */
  | { readonly kind: 'signIn'; readonly to: string }
  /** Signed in, but this part of the site is not for this person. */
  | { readonly kind: 'refused'; readonly email: string; readonly isPending: boolean };

interface Visit {
  readonly state: Pick<SessionState, 'user' | 'userDoc' | 'isAuthReady'>;
  /** The page that was wanted: path and query. */
  readonly wanted: string;
  readonly now: Date;
}

type Guard = (visit: Visit) => Verdict;

function isTooOld({ authTime }: SessionUser, maxAgeSeconds: number, now: Date): boolean {
  return now.getTime() / 1000 - authTime > maxAgeSeconds;
}

const guards: Readonly<Record<GuardName, Guard>> = {
  'client-auth': ({ state: { user }, wanted, now }) =>
    user && !isTooOld(user, clientSessionMaxAgeSeconds, now)
      ? { kind: 'enter' }
      : { kind: 'signIn', to: paths.client.login({ next: wanted }) },

  auth: ({ state: { user, userDoc }, wanted, now }) => {
    if (user && !isAdmin(user)) {
      return { kind: 'refused', email: user.email, isPending: userDoc?.adminRequest === 'pending' };
    }
    return user && !isTooOld(user, adminSessionMaxAgeSeconds, now)
      ? { kind: 'enter' }
      : { kind: 'signIn', to: paths.admin.login({ next: wanted }) };
  },
};

/**
 * Asks the guard of that name; null while the session is not known yet, so that nothing guarded is shown by mistake.
 * @throws Error for a name that no guard has.
 */
export function runGuard(name: string, visit: Visit): Verdict | null {
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown guard '${name}'`);
  // Object.hasOwn has just shown it.
  const guard = guards[name as GuardName];
  return visit.state.isAuthReady ? guard(visit) : null;
}
