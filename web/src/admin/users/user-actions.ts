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

const notConfirmed = 'The address is not confirmed yet: anybody could have registered it.';
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
      consequence: `${user.email} gets an email with a link that confirms this address.`,
      tone: 'normal',
      done: 'The link is on its way',
      reason: user.disabled
        ? 'The account is disabled.'
        : user.emailVerified
          ? 'The address is confirmed already.'
          : null,
    },
    {
      operation: 'endSessions',
      label: 'Sign out everywhere',
      verb: 'Sign out',
      question: `Sign ${who} out on every device?`,
      consequence:
        'Every session ends at once; open pages close within five minutes. They can sign in again.',
      tone: 'normal',
      done: `${name} is signed out everywhere`,
      reason: isOwn('Your profile does that.'),
    },
    user.disabled
      ? {
          operation: 'enableUser',
          label: 'Enable account',
          verb: 'Enable',
          question: `Enable the account of ${who}?`,
          consequence:
            'They can sign in again and see what is theirs. Admin access does not come back by itself.',
          tone: 'normal',
          done: `${name} can sign in again`,
          reason: null,
        }
      : {
          operation: 'disableUser',
          label: 'Disable account',
          verb: 'Disable',
          question: `Disable the account of ${who}?`,
          consequence: 'They are signed out at once and can’t sign in until the account is enabled again.',
          tone: 'danger',
          done: `The account of ${name} is disabled`,
          reason: isOwn('Ask another admin.') ?? onlyAdmin,
        },
    {
      operation: 'deleteUser',
      label: 'Delete account',
      verb: 'Delete',
      question: `Delete the account of ${who}?`,
      consequence: 'This can’t be taken back. Quotes, projects and invoices of their company stay.',
      tone: 'danger',
      done: `The account of ${name} is deleted`,
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
        label: 'Take away admin access',
        verb: 'Take away',
        question: `Take admin access away from ${who}?`,
        consequence: 'The back office is closed to them at once, on every device. The account itself stays.',
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
    consequence: `${user.email} can then see and change everything in the back office. They get an email.`,
    tone: 'normal',
    done: `${name} is an admin now`,
    reason: disabled
      ? 'The account is disabled. Enable it first.'
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
      consequence: `${user.email} gets no access and is told so by email. You can still approve them later.`,
      tone: 'danger',
      done: `${name} is refused`,
      reason: null,
    },
  ];
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
