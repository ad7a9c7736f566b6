import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { UserRecord } from 'firebase-admin/auth';
import type { AccountChange } from '../../mail-queue/notices.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import type { NoticeResolver } from './resolution.ts';
import { findAccount } from './user.ts';

interface Words {
  readonly heading: string;
  readonly what: string;
  /** If it was not the owner. */
  readonly otherwise: string;
}

const setPassword =
  'If it wasn’t you, choose ‘Forgot your password?’ on the sign-in page and set a new one now. That signs everyone else out.';

const words: { readonly [TChange in AccountChange]: Words } = {
  passwordChanged: {
    heading: 'Your password has been changed',
    what: 'The password for your account with us has been changed. Everyone who was signed in has been signed out.',
    otherwise: setPassword,
  },
  addressChanged: {
    heading: 'Your account’s email address has been changed',
    what: 'Your account with us now has a new email address. Use it to sign in. We’ll also send emails about the account there.',
    otherwise:
      'If it wasn’t you, reply to this email straight away. We can sign everyone out and restore your account.',
  },
  methodAdded: {
    heading: 'A new way to sign in was added to your account',
    what: 'You can now also sign in to your account with Google, using a Google account that has the same email address.',
    otherwise: `${setPassword} Check that your Google account is secure too.`,
  },
  methodRemoved: {
    heading: 'We removed a way to sign in to your account',
    what: 'Your account could be opened with an account at Google, or another service, that has a different email address from yours. We only allow accounts with your own address, so we removed it.',
    otherwise: `If you didn’t add it yourself, someone else had signed in to your account. Choose ‘Forgot your password?’ on the sign-in page and set a new password now.`,
  },
  signedOut: {
    heading: 'You’ve been signed out everywhere',
    what: 'Your account with us has been signed out on every device. Sign in again when you need to.',
    otherwise: 'If you didn’t expect this, set a new password the next time you sign in.',
  },
  sessionsEnded: {
    heading: 'You’ve been signed out',
    what: 'Your account with us has been signed out wherever it was in use. This happens when the password or the email address is changed.',
    otherwise: setPassword,
  },
  takenBack: {
    heading: 'You now have sole access to your account',
    what: 'Someone registered your email address with us before you confirmed it. It may have been you, but we can’t tell. To be safe, we’ve removed the first password, signed out every device, and deleted every other way to sign in and the name and phone number that were entered.',
    otherwise: 'You can enter your name and phone number again in your profile.',
  },
};

function signInUrl(deps: Deps, account: UserRecord): string {
  const { login } = account.customClaims?.role === 'admin' ? adminPaths : paths.client;
  return absoluteUrl(deps.config.origin, login());
}

/** To the owner of an account, about something that was done to it. */
export const accountChanged: NoticeResolver<'accountChanged'> = async (deps, _mail, { uid, change }) => {
  const account = await findAccount(deps, uid);
  if (account === null) return { calledOff: 'The account has been deleted.' };
  const { heading, what, otherwise } = words[change];
  const notice: Notice = {
    subject: heading,
    heading,
    paragraphs: [what, otherwise],
    action: { label: 'Go to sign-in', url: signInUrl(deps, account) },
  };
  return { data: async () => notice };
};

const deletedWords: Notice = {
  subject: 'Your account has been deleted',
  heading: 'Your account has been deleted',
  paragraphs: [
    'We’ve deleted your account and everything that belongs to it. We keep what the law or a contract requires for as long as our privacy page says.',
  ],
  closing:
    'This is the last email we’ll send about your account. If you didn’t expect it, reply to this email.',
};

/** To somebody whose account is gone. */
export const accountDeleted: NoticeResolver<'accountDeleted'> = async () => ({
  data: async () => deletedWords,
});
