import { user as userSchema } from '@agency/domain/user/schema';
import { userSearchTokens } from '@agency/domain/user/search';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { followName } from '../records/client/follow-member.ts';
import { accountOf } from '../records/user/account.ts';

/**
 * What follows from a change that somebody made to their profile in the browser: an entry in the audit log, the words
 * that staff search by, the name in the account, which mails greet by, and the name among the people of their
 * clients. It writes as `system`, which the trigger ignores.
 */
export const profileWritten: TriggerHandler = async (deps, change) => {
  await auditBrowserWrite(deps, change, { ofPerson: true });
  const { after } = change;
  const uid = change.params.uid ?? '';
  if (after === undefined || after.updatedBy === 'system') return;
  const displayName = await refreshSearchTokens(deps, uid);
  if (displayName === null) return;
  await followInAccount(deps, uid, displayName);
  if (displayName !== '') await followName(deps, uid, displayName);
};

/** `users/{uid}`: its owner wrote it in the browser, or functions did, which need nothing done after them. */
export const written = triggerHandler(profileWritten);

/** Goes by the document as it is now: events come late, twice and out of order. */
async function refreshSearchTokens(deps: Deps, uid: string): Promise<string | null> {
  const ref = documentRef(deps.db, 'users', uid);
  return commit(deps, async (unit) => {
    const stored = await findDocument(userSchema, ref, unit);
    if (stored === null) return null;
    const searchTokens = userSearchTokens(stored);
    if (searchTokens.join() !== stored.searchTokens.join()) {
      unit.set(ref, {
        ...withoutId(stored),
        searchTokens,
        updatedAt: deps.clock(),
        updatedBy: 'system',
      });
    }
    return stored.displayName;
  });
}

async function followInAccount(deps: Deps, uid: string, displayName: string): Promise<void> {
  const account = await accountOf(deps, uid);
  if (account === null || account.displayName === displayName) return;
  await (await deps.auth()).updateUser(uid, { displayName });
}
