import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import type { AdminRequest } from '@agency/domain/user/schema';
import { adminSessionMaxAgeSeconds, clientSessionMaxAgeSeconds } from '@agency/domain/user/sign-in';
import type { GuardName } from '../../routes.ts';
import { isAdmin, isEnded, type SessionState, type SessionUser } from './state.ts';

/** A guard's decision once the session is known. */
export type Verdict =
  | { readonly kind: 'enter' }
  /** Nobody is signed in here, or the sign-in is too old. */
  | { readonly kind: 'signIn'; readonly to: string }
  /** Signed in, but this part of the site is not for this person. */
  | {
      readonly kind: 'refused';
      readonly email: string;
      readonly emailVerified: boolean;
      readonly standing: Standing;
    };

/** A person without the role: the state of their registration, none, or unreadable. */
export type Standing = AdminRequest | 'none' | 'unknown';

interface Visit {
  readonly state: Pick<SessionState, 'user' | 'userDoc' | 'isAuthReady'>;
  /** The page that was wanted: path and query. */
  readonly wanted: string;
  readonly now: Date;
  /** Somebody signed in in this browser before, without asking to stay signed in: each tab then asks for itself. */
  readonly wasHere?: boolean;
}

type Guard = (visit: Visit) => Verdict;

function isTooOld({ authTime }: SessionUser, maxAgeSeconds: number, now: Date): boolean {
  return now.getTime() / 1000 - authTime > maxAgeSeconds;
}

/** What the sign-in page is told of somebody who is not signed in here. */
function unknown({ wanted, wasHere = false }: Visit) {
  return wasHere ? ({ next: wanted, ended: 'ownTab' } as const) : { next: wanted };
}

const guards: Readonly<Record<GuardName, Guard>> = {
  'client-auth': (visit) => {
    const { wanted, now } = visit;
    const { user } = visit.state;
    const { login } = paths.client;
    if (!user) return { kind: 'signIn', to: login(unknown(visit)) };
    if (isEnded(user) || isTooOld(user, clientSessionMaxAgeSeconds, now)) {
      return { kind: 'signIn', to: login({ next: wanted, ended: 'lost' }) };
    }
    return { kind: 'enter' };
  },

  auth: (visit) => {
    const { wanted, now } = visit;
    const { user, userDoc } = visit.state;
    const { login } = adminPaths;
    if (!user) return { kind: 'signIn', to: login(unknown(visit)) };
    const again = { kind: 'signIn', to: login({ next: wanted, ended: 'lost' }) } as const;
    if (isEnded(user)) return again;
    if (!isAdmin(user)) {
      const { email, emailVerified } = user;
      const standing = userDoc ? (userDoc.adminRequest ?? 'none') : 'unknown';
      return { kind: 'refused', email, emailVerified, standing };
    }
    return isTooOld(user, adminSessionMaxAgeSeconds, now) ? again : { kind: 'enter' };
  },
};

/**
 * Runs the guard of that name; null while the session is unknown, so that nothing guarded is shown by mistake.
 * @throws Error for an unknown guard.
 */
export function runGuard(name: string, visit: Visit): Verdict | null {
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown guard '${name}'`);
  // Object.hasOwn has just checked it.
  const guard = guards[name as GuardName];
  return visit.state.isAuthReady ? guard(visit) : null;
}
