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
  'If it was not you, choose ‘Forgot your password?’ on the sign-in page and set a new one now: that signs out everybody else.';

const words: { readonly [TChange in AccountChange]: Words } = {
  passwordChanged: {
    heading: 'Your password was changed',
    what: 'The password of your account with us was changed. Everybody who was signed in was signed out.',
    otherwise: setPassword,
  },
  addressChanged: {
    heading: 'The email address of your account was changed',
    what: 'Your account with us has another email address now. Sign-in and emails about the account use the new one.',
    otherwise:
      'If it was not you, reply to this email at once: we can end every session and put the account right.',
  },
  methodAdded: {
    heading: 'Another way to sign in was added',
    what: 'Your account can now be opened with Google, too: by a Google account with the same email address.',
    otherwise: `${setPassword} Look after the Google account as well.`,
  },
  methodRemoved: {
    heading: 'A way to sign in was removed from your account',
    what: 'Your account could be opened by a Google account (or one of another service) with a different email address from yours. Only one with your own address counts, so we removed it.',
    otherwise: `If you had not added it yourself, somebody else was signed in to your account. Choose ‘Forgot your password?’ on the sign-in page and set a new password now.`,
  },
  signedOut: {
    heading: 'You were signed out everywhere',
    what: 'Every session of your account with us was ended, on all devices. Sign in again when you need it.',
    otherwise: 'If you did not expect this, set a new password when you sign in next.',
  },
  sessionsEnded: {
    heading: 'Your sessions were ended',
    what: 'All earlier sessions of your account with us were ended, as happens when the password or the address is changed.',
    otherwise: setPassword,
  },
  takenBack: {
    heading: 'You now have sole access to your account',
    what: 'Somebody had registered your email address with us before you confirmed it: perhaps you. Since we can’t tell, the first password, every session, every other way to sign in, and the name and phone number that were entered are gone.',
    otherwise: 'Enter your name and phone number in your profile.',
  },
};

function signInUrl(deps: Deps, account: UserRecord): string {
  const { login } = account.customClaims?.role === 'admin' ? adminPaths : paths.client;
  return absoluteUrl(deps.config.origin, login());
}

/** To the owner of an account, about something that was done to it. */
export const accountChanged: NoticeResolver<'accountChanged'> = async (deps, _mail, { uid, change }) => {
  const account = await findAccount(deps, uid);
  if (account === null) return { calledOff: 'The account is no longer there.' };
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
  subject: 'Your account was deleted',
  heading: 'Your account was deleted',
  paragraphs: [
    'Your account with us and what belongs to it are deleted. What the law or a contract makes us keep is kept for its time, as the privacy page says.',
  ],
  closing: 'This is the last email we’ll send about your account. If you did not expect it, reply to it.',
};

/** To somebody whose account is gone. */
export const accountDeleted: NoticeResolver<'accountDeleted'> = async () => ({
  data: async () => deletedWords,
});
