import { optionalMails } from '@agency/domain/user/schema';
import { allowMails } from '../mail-queue/preferences.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';

const action = 'setNotificationPreferences';

/** Sets which optional mails a person receives. */
export const setNotificationPreferences: OperationHandler<typeof action> = async (
  deps,
  { preferences },
  { person },
) => {
  const account = await requireAccount(deps, person.uid);
  await commit(deps, async (unit) => {
    const { user, isNew } = await readUser(deps, unit, account);
    const after = { ...user, notificationPreferences: preferences };
    // Including kinds that a link in a mail switched off: the latest choice counts, if the address is verified.
    const wanted = optionalMails.filter((kind) => preferences[kind] && !user.notificationPreferences[kind]);
    if (account.email && account.emailVerified) await allowMails(deps, unit, account.email, wanted);
    writeUser(deps, unit, { uid: person.uid, actor: person.uid, action, before: isNew ? null : user, after });
  });
  return { saved: true };
};
