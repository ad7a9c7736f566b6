import type { MailStatus } from '@agency/domain/mail/status';
import type { Deps } from '../platform/deps.ts';
import type { Counted } from '../platform/rate-limit.ts';
import { reachedLimit } from './mail-limits.ts';
import { newMail, type QueuedMail } from './outbox.ts';

interface ToPerson {
  readonly uid: string;
  readonly email: string;
}

/** The same request sent twice within this time is one mail. */
const sameRequestMs = 10 * 60_000;

function windowOf(now: Date): string {
  return String(Math.floor(now.getTime() / sameRequestMs));
}

/** What a registration found: no account, one with an unverified address, or one in use. */
export type RegistrationState = 'new' | 'unproved' | 'known';

/**
 * data: uid, isKnown. `isKnown` is true when the address has an account in use: the mail then says so and carries no
 * verification link; otherwise the link is minted when it is sent.
 */
export function registrationConfirmation(person: ToPerson, state: RegistrationState, now: Date): QueuedMail {
  const template = 'client-registration-confirmation';
  const id = `${template}.${person.uid}.${state === 'new' ? state : windowOf(now)}`;
  const data = { uid: person.uid, isKnown: state === 'known' };
  return newMail({ id, template, to: [person.email], data }, now);
}

type AdminStage = 'received' | 'approved' | 'refused';

/**
 * data: uid, stage. The state of a back-office registration; `received` carries a link to verify the address while that
 * is still to be done. Sent at the person's own request, so that the same request sent twice is one mail.
 */
export function adminStage(person: ToPerson, stage: AdminStage, now: Date): QueuedMail {
  return adminMail(person, stage, windowOf(now), now);
}

/** The same for a decision by staff: each decision is a mail of its own. */
export function adminDecision(person: ToPerson, stage: 'approved' | 'refused', now: Date): QueuedMail {
  return adminMail(person, stage, `by-staff-${now.getTime()}`, now);
}

function adminMail({ uid, email }: ToPerson, stage: AdminStage, which: string, now: Date): QueuedMail {
  const template = 'admin-registration-confirmation';
  const id = `${template}.${uid}.${stage}.${which}`;
  return newMail({ id, template, to: [email], data: { uid, stage } }, now);
}

/** To staff. data: uid. About somebody who verified their address: once per request (`which`). */
export function adminAwaitingApproval(
  uid: string,
  staff: readonly string[],
  which: string,
  now: Date,
): QueuedMail {
  const id = `notice.adminAwaitingApproval.${uid}.${which}`;
  return newMail({ id, template: 'notice', to: staff, data: { notice: 'adminAwaitingApproval', uid } }, now);
}

/** data: uid. To the new address, which it reads from the entry itself; the link is minted when it is sent. */
export function addressChange(uid: string, newAddress: string, now: Date): QueuedMail {
  const id = `notice.addressChange.${uid}.${now.getTime()}`;
  return newMail({ id, template: 'notice', to: [newAddress], data: { notice: 'addressChange', uid } }, now);
}

/** data: uid. To the old address, while that is still the account's. */
export function addressChangeAsked(person: ToPerson, now: Date): QueuedMail {
  const id = `notice.addressChangeAsked.${person.uid}.${now.getTime()}`;
  const data = { notice: 'addressChangeAsked', uid: person.uid } as const;
  return newMail({ id, template: 'notice', to: [person.email], data }, now);
}

/** data: uid. The reset link is minted when it is sent. */
export function passwordReset(
  person: ToPerson,
  area: 'client' | 'admin',
  which: string,
  now: Date,
): QueuedMail {
  const template = area === 'admin' ? 'admin-password-reset' : 'client-password-reset';
  const id = `${template}.${person.uid}.${windowOf(now)}${which}`;
  return newMail({ id, template, to: [person.email], data: { uid: person.uid } }, now);
}

/** Mails are counted separately by purpose: registering somebody else's address must not use up their resets. */
type Purpose = 'registration' | 'reset' | 'address';

const limits = {
  perRecipient: 'accountMailsPerRecipient',
  perCaller: 'accountMailsPerCaller',
  inAll: 'accountMails',
  beyond: 'accountMailsBeyond',
} as const;

/**
 * Limits these mails separately from those of visitors' forms.
 * @param caller the network of who asks, or the uid where they are signed in
 */
export async function mayMailAccount(
  deps: Deps,
  email: string,
  purpose: Purpose,
  caller: Counted,
): Promise<boolean> {
  return (await reachedLimit(deps, limits, { email, caller, kind: purpose })) === null;
}

/** An address can come back to life, or its mailbox have been full: such a mail is no reason to send no other. */
const lost: ReadonlySet<unknown> = new Set<MailStatus>(['failed', 'bounced', 'complained', 'cancelled']);

/** How often a mail that was lost is tried anew within its window. */
const mostAttempts = 5;

/**
 * The mail to queue for a request that may have been made before: null where one is on its way or arrived, another
 * while those of before were lost.
 */
export async function nextAttempt(
  deps: Deps,
  make: (which: string) => QueuedMail,
): Promise<QueuedMail | null> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const mail = make(attempt === 0 ? '' : `.${attempt}`);
    const found = await deps.db.doc(mail.path).get();
    if (!found.exists) return mail;
    if (!lost.has(found.get('status'))) return null;
  }
  return null;
}
