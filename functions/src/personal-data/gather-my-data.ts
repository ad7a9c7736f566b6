import { leftOutOfCopies } from '@agency/domain/platform/personal-data';
import type { UserRecord } from 'firebase-admin/auth';
import { addressHash, suppressionRef } from '../mail-queue/suppressions.ts';
import { isCurrentMember, type Person } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { CopySize, type Fields, maxCopyBytes, readable } from './copy-size.ts';
import { gatherOfClients } from './gather-of-clients.ts';
import { gatherOfPerson } from './gather-of-person.ts';

/** Said in the copy itself, so that nobody takes it for more than it is. */
export const leftOut = [
  'The contents of files: you’ll find project files under Files in each project. Ask us for files you sent with a form',
  ...leftOutOfCopies(),
];

/**
 * Everything of this person, as `personalData` decides for each collection: what is theirs by account or verified
 * address, and what the rules let them read of their clients. A session that is not a member's gets the account alone.
 * `leftOut` says what stays out, and `cutShort` which parts did not fit.
 */
export async function gatherMyData(
  deps: Deps,
  account: UserRecord,
  person: Person,
  maxBytes = maxCopyBytes,
): Promise<Fields> {
  const { uid } = account;
  const profile = await documentRef(deps.db, 'users', uid).get();
  const own = {
    exportedAt: deps.clock(),
    account: {
      id: uid,
      email: account.email ?? null,
      emailVerified: account.emailVerified,
      name: account.displayName ?? null,
      createdAt: account.metadata.creationTime,
      lastSignInAt: account.metadata.lastSignInTime,
      signsInWith: account.providerData.map(({ providerId }) => providerId),
      claims: account.customClaims ?? {},
    },
    profile: profile.exists ? readable(uid, profile.data() ?? {}) : null,
  };
  if (!isCurrentMember(person)) return own;
  const size = new CopySize(maxBytes);
  // The person's own data first: the clients' can be large, and can be seen in the client area.
  const ofPerson = await gatherOfPerson(deps, size, person);
  const switchedOff = await suppressionRef(deps, addressHash(person.email)).get();
  const ofClients = await gatherOfClients(deps, size, person);
  return {
    ...own,
    leftOut,
    cutShort: cutShort(size),
    ...ofPerson,
    switchedOff: switchedOff.exists ? readable('', switchedOff.data() ?? {}) : null,
    ...ofClients,
  };
}

export function cutShort({ cut }: CopySize): Fields | null {
  if (cut.length === 0) return null;
  return {
    parts: cut,
    why: 'This copy has reached its size limit. Ask us for the rest and we’ll send it within a month.',
  };
}
