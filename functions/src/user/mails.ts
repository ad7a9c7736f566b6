import type { OutboxMail } from '@agency/domain/mail/schema';
import { newMail } from '../mail/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { isAlreadyExists } from '../platform/firestore.ts';
import { isWithinLimit } from '../platform/rate-limit.ts';

type Queued = { readonly path: string; readonly data: OutboxMail };

interface ToPerson {
  readonly uid: string;
  readonly email: string;
}

/** The same request sent twice within this time is one mail. */
const sameRequestMs = 10 * 60_000;

function windowOf(now: Date): string {
  return String(Math.floor(now.getTime() / sameRequestMs));
}

/** What a registration found: no account, one whose address nobody proved yet, or one that is in use. */
export type RegistrationState = 'new' | 'unproved' | 'known';

/**
 * data: uid, isKnown. `isKnown` is true when the address has an account in use: the mail then says so and carries no
 * verification link; otherwise the link is minted when it is sent.
 */
export function registrationConfirmation(person: ToPerson, state: RegistrationState, now: Date): Queued {
  const template = 'client-registration-confirmation';
  const id = `${template}.${person.uid}.${state === 'new' ? state : windowOf(now)}`;
  const data = { uid: person.uid, isKnown: state === 'known' };
  return newMail({ id, template, to: [person.email], data }, now);
}

/** data: uid. The reset link is minted when it is sent. */
export function passwordReset(person: ToPerson, area: 'client' | 'admin', now: Date): Queued {
  const template = area === 'admin' ? 'admin-password-reset' : 'client-password-reset';
  const id = `${template}.${person.uid}.${windowOf(now)}`;
  return newMail({ id, template, to: [person.email], data: { uid: person.uid } }, now);
}

/** Few for each mailbox and few in all, apart from what visitors' forms send. */
export async function mayMailAccount(deps: Deps, email: string): Promise<boolean> {
  const isFewForOne = await isWithinLimit(deps, 'accountMailsPerRecipient', email);
  return isFewForOne && (await isWithinLimit(deps, 'accountMails', 'all'));
}

/** Queues a mail that goes with no other document; the same mail queued again is the first one. */
export async function queueMail(deps: Deps, mail: Queued): Promise<void> {
  try {
    await deps.db.doc(mail.path).create(mail.data);
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
  }
}
