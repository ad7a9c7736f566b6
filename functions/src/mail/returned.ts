import type { OutboxMail } from '@agency/domain/mail/schema';
import type { MailStatus } from '@agency/domain/mail/status';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { optionalMails, user as userSchema } from '@agency/domain/user/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { isNotice } from '../mail-queue/notices.ts';
import { newMail } from '../mail-queue/outbox.ts';
import { provedAccountOf } from '../mail-queue/preferences.ts';
import { addressHash, findSuppression, writeSuppression } from '../mail-queue/suppressions.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, fromTransaction, parseIfReadable, withUnknownOf } from '../platform/firestore.ts';
import { readPrivateSettings } from '../platform/settings.ts';

/** A provider's event, as far as it says something about the address. */
export interface DeliveryEvent {
  readonly status: MailStatus;
  /** The mailbox rejected it for good: not full, not slow. */
  readonly isPermanent: boolean;
}

type Write = () => void;
const nothing: Write = () => {};

/**
 * Reads what an event means for the mail's address, and returns the writes for the same transaction: a bounced address
 * is suppressed and staff are warned, a complaint switches the optional kinds off, a delivery lifts a bounce. For a
 * mail to several people the mailbox is unknown: staff are warned, nothing is suppressed.
 */
export async function readReturned(
  deps: Deps,
  transaction: Transaction,
  mail: Stored<OutboxMail>,
  event: DeliveryEvent,
): Promise<Write> {
  if (event.status === 'bounced' && event.isPermanent) {
    const warn = await readWarning(deps, transaction, mail);
    const remember = await readBounce(deps, transaction, mail);
    return () => {
      warn();
      remember();
    };
  }
  if (event.status === 'complained') return readComplaint(deps, transaction, mail);
  return event.status === 'delivered' ? readArrival(deps, transaction, mail) : nothing;
}

function onlyAddress({ to }: OutboxMail): string | null {
  return to.length === 1 ? (to[0] ?? null) : null;
}

async function readBounce(deps: Deps, transaction: Transaction, mail: OutboxMail): Promise<Write> {
  const address = onlyAddress(mail);
  if (address === null) return nothing;
  const hash = addressHash(address);
  const before = await findSuppression(deps, hash, fromTransaction(transaction));
  return () => writeSuppression(deps, transaction, hash, before, { bouncedAt: deps.clock() });
}

/** A delivered mail lifts an earlier bounce; one sent before the bounce does not. */
async function readArrival(deps: Deps, transaction: Transaction, mail: OutboxMail): Promise<Write> {
  const address = onlyAddress(mail);
  if (address === null) return nothing;
  const hash = addressHash(address);
  const before = await findSuppression(deps, hash, fromTransaction(transaction));
  if (!before?.bouncedAt || (mail.sentAt ?? mail.createdAt) <= before.bouncedAt) return nothing;
  return () => writeSuppression(deps, transaction, hash, before, { bouncedAt: null });
}

/** Somebody who marked a mail of ours as spam gets no other optional mail; their profile shows it. */
async function readComplaint(deps: Deps, transaction: Transaction, mail: OutboxMail): Promise<Write> {
  const address = onlyAddress(mail);
  if (address === null) return nothing;
  const source = fromTransaction(transaction);
  const hash = addressHash(address);
  const before = await findSuppression(deps, hash, source);
  const uid = await provedAccountOf(deps, address);
  const ref = uid === null ? null : documentRef(deps.db, 'users', uid);
  const found = ref && (await transaction.get(ref));
  // Read so that writing back preserves unknown fields; an unreadable profile is switched off as well.
  if (found) parseIfReadable(deps, userSchema, found);
  return () => {
    const now = deps.clock();
    writeSuppression(deps, transaction, hash, before, { complainedAt: now, kindsOff: [...optionalMails] });
    if (!found?.exists) return;
    const notificationPreferences = Object.fromEntries(optionalMails.map((kind) => [kind, false]));
    const fields = { notificationPreferences, updatedAt: now, updatedBy: 'system' };
    transaction.update(found.ref, withUnknownOf(found, fields));
  };
}

/** Once per address and day; never about the warning itself. */
async function readWarning(deps: Deps, transaction: Transaction, mail: Stored<OutboxMail>): Promise<Write> {
  if (isNotice(mail, 'bouncedAddress')) return nothing;
  const { notificationEmails } = await readPrivateSettings(deps, fromTransaction(transaction));
  const now = deps.clock();
  const hash = addressHash(mail.to.join(',')).slice(0, 16);
  const warning = newMail(
    {
      id: `notice.bouncedAddress.${hash}.${londonDate(now)}`,
      template: 'notice',
      to: notificationEmails,
      data: { notice: 'bouncedAddress', mailId: mail.id },
    },
    now,
  );
  const ref = deps.db.doc(warning.path);
  const { exists } = await transaction.get(ref);
  return exists ? nothing : () => transaction.create(ref, warning.data);
}
