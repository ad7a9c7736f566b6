import { mailQueries } from '@agency/domain/mail/queries';
import { outboxMail } from '@agency/domain/mail/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { AccountDescription, BlindReason, PersonDescription } from '@agency/domain/user/description';
import { user as userSchema } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import {
  addressOfAccount,
  foreignMethodsOf,
  hasMoved,
  hasProvedAddress,
  sessionsFromOf,
} from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, findDocuments } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readAdmins } from '../records/access/admins.ts';
import { accountOf, validSinceOf } from '../records/user/account.ts';
import { seenBy } from './seen-by.ts';

const noSuchPerson = 'We can’t find this person. Their account may have been deleted.';

/** For staff: what a person's profile doesn't say of them. Changes nothing. */
export const describePerson: OperationHandler<'describePerson'> = async (deps, { uid }) => {
  const [account, stored, admins] = await Promise.all([
    accountOf(deps, uid),
    findDocument(userSchema, documentRef(deps.db, 'users', uid)),
    readAdmins(deps),
  ]);
  if (account === null && stored === null) throw new AppError('not-found', noSuchPerson);
  const address = account?.email === undefined ? (stored?.email ?? '') : addressOfAccount(account);
  const [sees, mails] = await Promise.all([seenBy(deps, uid), mailsTo(deps, address)]);
  return {
    account: account && describe(account),
    isAdmin: admins.includes(uid),
    blind: blindOf(account),
    sees,
    ...mails,
  };
};

function describe(account: UserRecord): AccountDescription {
  const { metadata, emailVerified, providerData } = account;
  const foreign = foreignMethodsOf(account);
  // Of a session that the identity service ended itself, the claim doesn't know yet.
  const linkedFrom = sessionsFromOf(account);
  const sessionsFrom = linkedFrom === undefined ? null : Math.max(linkedFrom, validSinceOf(account));
  return {
    lastSignInAt: timeOf(metadata.lastSignInTime),
    lastActiveAt: timeOf(metadata.lastRefreshTime),
    sessionsFrom: sessionsFrom === null ? null : sessionsFrom * 1000,
    isVerified: emailVerified,
    methods: providerData.map((method) => ({
      provider: method.providerId,
      address: method.email ?? null,
      isForeign: foreign.includes(method),
    })),
  };
}

function timeOf(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}

/** What keeps this account's sessions from being a member's, as the rules ask. */
function blindOf(account: UserRecord | null): BlindReason | null {
  if (account === null) return 'noAccount';
  if (account.disabled) return 'disabled';
  if (hasMoved(account)) return 'moved';
  if (!hasProvedAddress(account)) return 'unverified';
  return sessionsFromOf(account) === undefined ? 'notLinked' : null;
}

type Mails = Pick<PersonDescription, 'mails' | 'hasMoreMails'>;

async function mailsTo(deps: Deps, address: string): Promise<Mails> {
  const spec = mailQueries.newestMailsTo;
  const found = await findDocuments(deps, outboxMail, spec, [address]);
  const shown = found.slice(0, spec.limit - 1);
  return {
    mails: shown.map(({ id, template, data, status, createdAt }) => ({
      id,
      template,
      notice: typeof data.notice === 'string' ? data.notice : null,
      status,
      at: createdAt.getTime(),
    })),
    hasMoreMails: found.length > shown.length,
  };
}
