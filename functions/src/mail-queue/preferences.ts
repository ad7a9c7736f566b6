import type { OptionalMail } from '@agency/domain/user/schema';
import { user as userSchema } from '@agency/domain/user/schema';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { findAccount } from '../records/user/account.ts';
import { isOptionalMail } from './optional.ts';
import { addressHash, findSuppression, writeSuppression } from './suppressions.ts';

interface MailRecipient {
  readonly email: string;
  /** Their account, where it is known; otherwise it is looked up by the address. */
  readonly uid?: string | undefined;
}

/**
 * Does this person want this kind of mail? Transactional mail always goes; the optional kinds go unless they were
 * switched off in the profile or by an unsubscribe link, or the address complained or bounced. The drain checks again
 * when it sends, so checking here only saves entries that would be cancelled.
 */
export async function wantsMail(
  deps: Deps,
  { email, uid }: MailRecipient,
  template: string,
): Promise<boolean> {
  if (!isOptionalMail(template)) return true;
  const suppressed = await findSuppression(deps, addressHash(email));
  if (suppressed?.kindsOff.includes(template)) return false;
  if (suppressed?.complainedAt || suppressed?.bouncedAt) return false;
  const person = uid ?? (await provedAccountOf(deps, email));
  if (person === null) return true;
  const account = await findDocument(userSchema, documentRef(deps.db, 'users', person));
  return account === null || (!account.disabled && account.notificationPreferences[template]);
}

/** Only the account that verified the address decides for it: anybody can register somebody else's. */
export async function provedAccountOf(deps: Deps, email: string): Promise<string | null> {
  const account = await findAccount(deps, email);
  return account?.emailVerified ? account.uid : null;
}

/**
 * Switches kinds on again that an unsubscribe link had switched off, for the commit that saves a person's preferences:
 * the latest choice counts. Their address must be verified.
 */
export async function allowMails(
  deps: Pick<Deps, 'db' | 'clock'>,
  unit: UnitOfWork,
  email: string,
  kinds: readonly OptionalMail[],
): Promise<void> {
  const hash = addressHash(email);
  const before = await findSuppression(deps, hash, unit);
  const isChange = before?.complainedAt || before?.kindsOff.some((kind) => kinds.includes(kind));
  if (!before || !isChange || kinds.length === 0) return;
  const kindsOff = before.kindsOff.filter((kind) => !kinds.includes(kind));
  // Switching a kind on again also takes back a complaint.
  writeSuppression(deps, unit, hash, before, { kindsOff, complainedAt: null });
}
