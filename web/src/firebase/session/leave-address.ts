import { adminPaths } from '@agency/domain/site/admin-paths';
import { areaOf } from '@agency/domain/site/area';
import { paths } from '@agency/domain/site/paths';
import type { LeaveReason } from './session.ts';

/**
 * Where the browser goes when a session ends; null reloads the same address, so that its guard decides. A page that
 * was lost comes back after the sign-in; one left on purpose does not.
 */
export function leaveAddress(why: LeaveReason, current: string): string | null {
  if (why === 'changed' || why === 'otherPerson' || why === 'otherAccount') return null;
  const [path = '', ...query] = current.split('?');
  const isStaff = areaOf(path) === 'admin';
  const login = isStaff ? adminPaths.login : paths.client.login;
  switch (why) {
    case 'signedOut':
      return login();
    case 'everywhere':
    case 'deleted':
    case 'addressChanged':
      return login({ ended: why });
    case 'refused': {
      // From the sign-in itself one still goes on to where that was to lead.
      const next = path === login() ? new URLSearchParams(query.join('?')).get('next') : current;
      return login({ ...(next === null ? {} : { next }), ended: 'lost' });
    }
  }
}
