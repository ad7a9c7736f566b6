import { quoteQueries } from '@agency/domain/quote/queries';
import { londonDate } from '@agency/domain/shared/dates';
import type { UserRecord } from 'firebase-admin/auth';
import { addressHash, suppressionRef } from '../mail-queue/suppressions.ts';
import { hasProvedAddress, type Person, sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { findAccount } from '../records/user/account.ts';
import { CopySize, type Fields, maxCopyBytes, readable, readPart } from './copy-size.ts';
import { cutShort, gatherMyData, leftOut } from './gather-my-data.ts';
import { gatherOfPerson } from './gather-of-person.ts';
import { noteRequest } from './note-request.ts';

const action = 'exportPerson';

/**
 * A copy of what is held of the person at an address, for staff to hand over: with a linked account the same that its
 * owner can download, otherwise what carries the address.
 */
export const exportPerson: OperationHandler<typeof action> = async (deps, { email, askedOn }, { person }) => {
  const account = await findAccount(deps, email);
  const owner = account && ownerOf(account, email);
  const data =
    account && owner ? await gatherMyData(deps, account, owner) : await gatherByAddress(deps, email);
  await noteRequest(deps, { actor: person.uid, action, askedOn, outcome: { account: owner !== null } });
  return { fileName: `personal-data-${londonDate(deps.clock())}.json`, json: JSON.stringify(data, null, 2) };
};

/** The owner as in a session of theirs; null where nobody has proved that the address is theirs. */
function ownerOf(account: UserRecord, email: string): Person | null {
  const sessionsFrom = sessionsFromOf(account);
  if (!hasProvedAddress(account) || sessionsFrom === undefined) return null;
  return {
    uid: account.uid,
    email,
    emailVerified: true,
    name: account.displayName ?? '',
    authTime: sessionsFrom,
    sessionsFrom,
    claims: account.customClaims ?? {},
  };
}

/** No account has this uid. */
const nobody = '-';

async function gatherByAddress(deps: Deps, email: string): Promise<Fields> {
  const size = new CopySize(maxCopyBytes);
  const ofPerson = await gatherOfPerson(deps, size, { uid: nobody, email });
  const switchedOff = await suppressionRef(deps, addressHash(email)).get();
  return {
    exportedAt: deps.clock(),
    email,
    leftOut,
    ...ofPerson,
    quotes: await readPart(deps, size, {
      name: 'quotes',
      spec: quoteQueries.quotesOfAddress,
      values: [email],
    }),
    // What was sent to them, also where a later version went to somebody else.
    offers: await readPart(deps, size, {
      name: 'offers',
      spec: quoteQueries.versionsForAddress,
      values: [email],
    }),
    switchedOff: switchedOff.exists ? readable('', switchedOff.data() ?? {}) : null,
    cutShort: cutShort(size),
  };
}
