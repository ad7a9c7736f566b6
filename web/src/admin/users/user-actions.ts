import type { User } from '@agency/domain/user/schema';
import type { Tone } from '../../ui/tone.tsx';

/** Staff actions on a person's account, each an operation of the same name. */
export type PersonOperation =
  | 'approveAdmin'
  | 'refuseAdmin'
  | 'removeAdmin'
  | 'endSessions'
  | 'resendVerification'
  | 'disableUser'
  | 'enableUser'
  | 'deleteUser';

export interface PersonAction {
  readonly operation: PersonOperation;
  readonly label: string;
  /** The label's verb, for the button beside it. */
  readonly verb: string;
  readonly question: string;
  readonly consequence: string;
  readonly tone: 'normal' | 'danger';
  readonly done: string;
  /** Why it is not possible now. */
  readonly reason: string | null;
}

export interface Situation {
  readonly user: Pick<User, 'email' | 'emailVerified' | 'displayName' | 'role' | 'adminRequest' | 'disabled'>;
  /** Is it the person looking? */
  readonly isSelf: boolean;
  /** How many admins there are. */
  readonly admins: number;
}

/** A person's name and address: others may have the same name. */
export function fullNameOf({ displayName, email }: Pick<User, 'displayName' | 'email'>): string {
  return displayName ? `${displayName} (${email})` : email;
}

/** A person's name on one line. */
export function nameOf({ displayName, email }: Pick<User, 'displayName' | 'email'>): string {
  return displayName || email;
}

const notConfirmed = 'The address hasn’t been confirmed yet, so anyone could have registered it.';
const lastAdmin = 'This is the only admin. Approve another one first.';

/** The table of actions by person; an impossible one stays, with its reason. */
export function personActions({ user, isSelf, admins }: Situation): PersonAction[] {
  const [name, who] = [nameOf(user), fullNameOf(user)];
  const isAdmin = user.role === 'admin';
  const onlyAdmin = isAdmin && admins <= 1 ? lastAdmin : null;
  const isOwn = (other: string) => (isSelf ? `This is you. ${other}` : null);
  return [
    ...accessActions(user, onlyAdmin),
    {
      operation: 'resendVerification',
      label: 'Send confirmation link',
      verb: 'Send',
      question: `Send ${who} the link again?`,
      consequence: `${user.email} will get an email with a link to confirm this address.`,
      tone: 'normal',
      done: 'The link is on its way',
      reason: user.disabled
        ? 'The account is disabled.'
        : user.emailVerified
          ? 'The address has already been confirmed.'
          : null,
    },
    {
      operation: 'endSessions',
      label: 'Sign out everywhere',
      verb: 'Sign out',
      question: `Sign ${who} out on every device?`,
      consequence:
        'They’ll be signed out straight away. Pages they have open close within 5 minutes. They can sign in again.',
      tone: 'normal',
      done: `${name} has been signed out everywhere`,
      reason: isOwn('You can do that in your profile.'),
    },
    user.disabled
      ? {
          operation: 'enableUser',
          label: 'Enable account',
          verb: 'Enable',
          question: `Enable the account of ${who}?`,
          consequence: 'They can sign in again and see what’s theirs. This doesn’t restore admin access.',
          tone: 'normal',
          done: `${name} can sign in again`,
          reason: null,
        }
      : {
          operation: 'disableUser',
          label: 'Disable account',
          verb: 'Disable',
          question: `Disable the account of ${who}?`,
          consequence:
            'They’ll be signed out straight away and can’t sign in until you enable the account again.',
          tone: 'danger',
          done: `The account of ${name} has been disabled`,
          reason: isOwn('Ask another admin.') ?? onlyAdmin,
        },
    {
      operation: 'deleteUser',
      label: 'Delete account',
      verb: 'Delete',
      question: `Delete the account of ${who}?`,
      consequence: 'You can’t undo this. Their company’s quotes, projects and invoices stay.',
      tone: 'danger',
      done: `The account of ${name} has been deleted`,
      reason: isOwn('Ask another admin.') ?? onlyAdmin,
    },
  ];
}

function accessActions(user: Situation['user'], onlyAdmin: string | null): PersonAction[] {
  const { adminRequest, disabled, emailVerified } = user;
  const [name, who] = [nameOf(user), fullNameOf(user)];
  if (user.role === 'admin') {
    return [
      {
        operation: 'removeAdmin',
        label: 'Remove admin access',
        verb: 'Remove',
        question: `Remove admin access from ${who}?`,
        consequence:
          'They’ll lose access to the back office straight away, on every device. They keep their account.',
        tone: 'danger',
        done: `${name} is no longer an admin`,
        reason: onlyAdmin,
      },
    ];
  }
  if (adminRequest === null) return [];
  const approve: PersonAction = {
    operation: 'approveAdmin',
    label: adminRequest === 'pending' ? 'Approve as admin' : 'Approve as admin after all',
    verb: 'Approve',
    question: `Make ${who} an admin?`,
    consequence: `${user.email} will be able to see and change everything in the back office. We’ll email them.`,
    tone: 'normal',
    done: `${name} is now an admin`,
    reason: disabled
      ? 'This account is disabled. Enable it first.'
      : emailVerified === false
        ? notConfirmed
        : null,
  };
  if (adminRequest !== 'pending') return [approve];
  return [
    approve,
    {
      operation: 'refuseAdmin',
      label: 'Refuse',
      verb: 'Refuse',
      question: `Refuse ${who}?`,
      consequence: `${user.email} won’t get access, and we’ll email them to tell them. You can still approve them later.`,
      tone: 'danger',
      done: `${name} has been refused`,
      reason: null,
    },
  ];
}

/** Why somebody who waits can't be approved yet; null where they can, or don't wait. */
export function approvalObstacle(
  user: Pick<User, 'role' | 'adminRequest' | 'disabled' | 'emailVerified'>,
): string | null {
  if (user.role === 'admin' || user.adminRequest !== 'pending') return null;
  if (user.disabled) return 'Can’t be approved while disabled';
  return user.emailVerified === false ? 'Can’t be approved yet: address not confirmed' : null;
}

/** A person's state in a word. */
export function personState(user: Pick<User, 'role' | 'adminRequest' | 'disabled'>): {
  readonly label: string;
  readonly tone: Tone;
} {
  if (user.disabled) return { label: 'Disabled', tone: 'danger' };
  if (user.role === 'admin') return { label: 'Admin', tone: 'success' };
  if (user.adminRequest === 'pending') return { label: 'Waiting for approval', tone: 'waiting' };
  if (user.adminRequest === 'refused') return { label: 'No admin access', tone: 'neutral' };
  return { label: 'Client', tone: 'info' };
}
