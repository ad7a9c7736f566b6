import { cleanLine } from '@agency/domain/shared/fields';
import { defaultNotificationPreferences } from '@agency/domain/user/schema';
import { userSearchTokens } from '@agency/domain/user/search';
import type { UserRecord } from 'firebase-admin/auth';
import { tellOwner } from '../mail-queue/account-mails.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { requireAccount, validSinceOf } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';

/**
 * For an account whose owner has proved the address by taking it over: with a new password, or with Google. It may
 * have been somebody else who registered it, so what they entered goes, above all the name; Google's own name
 * replaces it. The owner is told once.
 */
export async function takeBack(deps: Deps, account: UserRecord): Promise<void> {
  const { uid } = account;
  const displayName = nameElsewhere(account);
  await (await deps.auth()).updateUser(uid, { displayName: displayName || null, photoURL: null });
  const clean = await requireAccount(deps, uid);
  await commit(deps, async (unit) => {
    const { user, isNew } = await readUser(deps, unit, clean);
    if (isNew) return;
    const after = {
      ...user,
      displayName,
      phone: null,
      notificationPreferences: { ...defaultNotificationPreferences },
      // Their sign-in may come later, and the first session's token lives on for an hour.
      sessionsFrom: Math.max(user.sessionsFrom, validSinceOf(clean) + 1),
      searchTokens: userSearchTokens({ displayName, email: user.email }),
    };
    writeUser(deps, unit, { uid, actor: 'system', action: 'takeBack', before: user, after });
  });
  await tellOwner(deps, clean, 'takenBack', 'once');
}

/** The owner's name where they sign in with another service; only theirs are left by now. */
function nameElsewhere({ providerData }: UserRecord): string {
  const elsewhere = providerData.find(({ providerId }) => providerId !== 'password');
  return cleanLine(elsewhere?.displayName ?? '', 100);
}
