import { cleanLine, uid } from '@agency/domain/shared/fields';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, type MailActionMode, paths } from '@agency/domain/site/paths';
import type { UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import type { AdminRegistrationConfirmation } from '../../mail-render/templates/admin-registration-confirmation.tsx';
import type { PasswordReset } from '../../mail-render/templates/client-password-reset.tsx';
import type { ClientRegistrationConfirmation } from '../../mail-render/templates/client-registration-confirmation.tsx';
import { hasProvedAddress } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { idsOf, type Resolution, type Resolver } from './resolution.ts';

type Area = 'client' | 'admin';

const ofPerson = v.object({ uid });
const ofRegistration = v.object({ uid, isKnown: v.boolean() });
const ofStage = v.object({ uid, stage: v.picklist(['received', 'approved', 'refused']) });

const gone: Resolution = { calledOff: 'The account has been deleted.' };

export const clientRegistrationConfirmation: Resolver = async (deps, mail) => {
  const ids = idsOf(ofRegistration, mail);
  const account = await findAccount(deps, ids.uid);
  if (account === null) return gone;
  if (!ids.isKnown && account.emailVerified) return { calledOff: 'The address has already been confirmed.' };
  return {
    data: async (): Promise<ClientRegistrationConfirmation> => ({
      name: greetedName(account),
      verifyUrl: ids.isKnown ? null : await verifyUrl(deps, account, 'client'),
    }),
  };
};

export const adminRegistrationConfirmation: Resolver = async (deps, mail) => {
  const { uid: person, stage } = idsOf(ofStage, mail);
  const account = await findAccount(deps, person);
  if (account === null) return gone;
  return {
    data: async (): Promise<AdminRegistrationConfirmation> => ({
      name: greetedName(account),
      stage,
      verifyUrl:
        stage === 'received' && !account.emailVerified ? await verifyUrl(deps, account, 'admin') : null,
      loginUrl: absoluteUrl(deps.config.origin, adminPaths.login()),
    }),
  };
};

function passwordReset(area: Area): Resolver {
  return async (deps, mail) => {
    const account = await findAccount(deps, idsOf(ofPerson, mail).uid);
    if (account === null) return gone;
    if (account.disabled) return { calledOff: 'The account is disabled.' };
    return {
      data: async (): Promise<PasswordReset> => ({
        name: greetedName(account),
        resetUrl: await resetUrl(deps, account, area),
      }),
    };
  };
}

export const clientPasswordReset = passwordReset('client');
export const adminPasswordReset = passwordReset('admin');

export async function findAccount(deps: Deps, person: string): Promise<UserRecord | null> {
  const auth = await deps.auth();
  try {
    return await auth.getUser(person);
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/user-not-found') return null;
    throw thrown;
  }
}

export function nameOf(account: UserRecord): string | null {
  return cleanLine(account.displayName ?? '', 100) || null;
}

/**
 * The name to greet somebody by; null until they have proved the address. Before that, anybody can have registered it
 * under a name that is a message of theirs.
 */
function greetedName(account: UserRecord): string | null {
  return hasProvedAddress(account) ? nameOf(account) : null;
}

export function addressOf(account: UserRecord): string {
  return account.email ?? '';
}

async function verifyUrl(deps: Deps, account: UserRecord, area: Area): Promise<string> {
  const auth = await deps.auth();
  return signInUrl(deps, area, 'verifyEmail', await auth.generateEmailVerificationLink(addressOf(account)));
}

async function resetUrl(deps: Deps, account: UserRecord, area: Area): Promise<string> {
  const auth = await deps.auth();
  return signInUrl(deps, area, 'resetPassword', await auth.generatePasswordResetLink(addressOf(account)));
}

export async function changeAddressUrl(deps: Deps, account: UserRecord, wanted: string): Promise<string> {
  const auth = await deps.auth();
  const area = account.customClaims?.role === 'admin' ? 'admin' : 'client';
  const made = await auth.generateVerifyAndChangeEmailLink(addressOf(account), wanted);
  return signInUrl(deps, area, 'verifyAndChangeEmail', made);
}

/** Our own sign-in page with the code from the identity service's link: it takes effect only on a button press. */
function signInUrl(deps: Deps, area: Area, mode: MailActionMode, generated: string): string {
  const oobCode = new URL(generated).searchParams.get('oobCode');
  if (oobCode === null) throw new Error('The identity service made a link without a code.');
  const { login } = area === 'admin' ? adminPaths : paths.client;
  return absoluteUrl(deps.config.origin, login({ mode, oobCode }));
}
