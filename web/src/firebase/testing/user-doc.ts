import type { Stored } from '@agency/domain/shared/parse';
import { defaultNotificationPreferences, type User } from '@agency/domain/user/schema';
import type { SessionUser } from '../session/state.ts';

/** A test person's `users/{uid}`, as first created. */
export function userDocOf({ uid, email, displayName }: SessionUser): Stored<User> {
  return {
    id: uid,
    email,
    displayName,
    phone: null,
    role: null,
    adminRequest: null,
    emailVerified: true,
    sessionsFrom: 0,
    notificationPreferences: defaultNotificationPreferences,
    disabled: false,
    searchTokens: [],
    createdAt: new Date(0),
    updatedAt: new Date(0),
    updatedBy: 'system',
  };
}
