import { openInvitation } from '@agency/domain/client/members';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { addressOfAccount, hasProvedAddress } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { readSiteSettings } from '../../platform/settings.ts';
import { findAccount as findAccountOf } from '../../records/user/account.ts';
import { isChangePending } from '../../user/address-change.ts';
import type { NoticeResolver, Resolution } from './resolution.ts';
import { addressOf, changeAddressUrl, findAccount, nameOf } from './user.ts';

const gone: Resolution = { calledOff: 'What it’s about has been deleted.' };

/** To staff. */
export const adminAwaitingApproval: NoticeResolver<'adminAwaitingApproval'> = async (
  deps,
  _mail,
  { uid },
) => {
  const account = await findAccount(deps, uid);
  if (account === null) return gone;
  const name = nameOf(account) ?? addressOf(account);
  const notice: Notice = {
    subject: `${name} has asked for access to the back office`,
    heading: 'A registration is waiting for approval',
    paragraphs: ['Only approve it if you know this person and expected the registration.'],
    facts: [
      { label: 'Name', value: name },
      { label: 'Email', value: addressOf(account) },
    ],
    action: { label: 'Open users', url: absoluteUrl(deps.config.origin, adminPaths.users()) },
  };
  return { data: async () => notice };
};

/** To the new address of an account; the link is minted when it is sent. */
export const addressChange: NoticeResolver<'addressChange'> = async (deps, mail, { uid }) => {
  const account = await findAccount(deps, uid);
  const [wanted = ''] = mail.to;
  if (account === null || account.disabled) return gone;
  if (addressOfAccount(account) === wanted) return { calledOff: 'This is already the address.' };
  if (!(await isChangePending(deps, account, wanted)))
    return { calledOff: 'The change is no longer wanted.' };
  if ((await findAccountOf(deps, wanted)) !== null)
    return { calledOff: 'Another account uses this address.' };
  const words: Omit<Notice, 'action'> = {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    paragraphs: [
      'Someone asked to use this address for their account with us.',
      'If it was you, open the link in the browser where you’re signed in and confirm there. From then on, sign in with this address.',
    ],
    closing: 'If it wasn’t you, ignore this email and the address won’t be used.',
  };
  const action = async () => ({
    label: 'Confirm this address',
    url: await changeAddressUrl(deps, account, wanted),
  });
  return { data: async (): Promise<Notice> => ({ ...words, action: await action() }) };
};

/** To the account's current address while another one is requested. */
export const addressChangeAsked: NoticeResolver<'addressChangeAsked'> = async (deps, _mail, { uid }) => {
  const account = await findAccount(deps, uid);
  if (account === null) return gone;
  const notice: Notice = {
    subject: 'Someone asked to change your email address',
    heading: 'Someone asked to change your email address',
    paragraphs: [
      'Someone who is signed in to your account asked to change its email address. It will change once the new address is confirmed.',
      'If it was you, you don’t need to do anything here. If it wasn’t, set a new password now. That signs everyone else out.',
    ],
    action: { label: 'Go to sign-in', url: absoluteUrl(deps.config.origin, paths.client.login()) },
  };
  return { data: async () => notice };
};

/** To a colleague. The inviter is named by their verified address: a name could say anything. */
export const invitation: NoticeResolver<'invitation'> = async (deps, mail, { clientId, invitedBy }) => {
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  const inviter = await findAccount(deps, invitedBy);
  const [address = ''] = mail.to;
  if (client === null || inviter === null) return gone;
  const isThere = client.people.some(({ email }) => email === address);
  if (!isThere && openInvitation(client, address) === null) {
    return { calledOff: 'The invitation has been withdrawn.' };
  }
  const { brandName } = await readSiteSettings(deps);
  const isByStaff = isThere && !client.memberUids.includes(invitedBy);
  const words = isByStaff ? wordsOfOurs(brandName) : wordsOfColleague(brandName, addressOf(inviter), isThere);
  const action = {
    label: 'Create an account or sign in',
    url: absoluteUrl(deps.config.origin, paths.client.register({ email: address })),
  };
  return { data: async () => ({ ...words, action }) };
};

const howToGetIn = 'Create an account with this email address, or sign in if you already have one.';

function wordsOfOurs(brandName: string): Notice {
  return {
    subject: `Your account with ${brandName}`,
    heading: `Your account with ${brandName}`,
    paragraphs: ['With an account, you can see your quotes, projects and invoices with us.', howToGetIn],
    closing: 'If you didn’t expect this email, reply to it and tell us.',
  };
}

/** Anybody could have typed the client's name, so it does not appear: it is shown where they accept. */
function wordsOfColleague(brandName: string, inviter: string, isThere: boolean): Notice {
  return {
    subject: `${inviter} has invited you to ${brandName}`,
    heading: `Join your colleague at ${brandName}`,
    paragraphs: [
      `${inviter} has invited you to see the quotes, projects and invoices they have with us.`,
      howToGetIn,
      ...(isThere ? [] : ['We’ll then ask whether you want to accept. Nothing changes until you do.']),
    ],
    closing: 'If you don’t know who invited you, ignore this email.',
  };
}

/** Typed by whoever asked for a quote: shown only to somebody who has proved their address. */
async function nameFor(deps: Deps, client: Client, address: string): Promise<string> {
  const account = await findAccountOf(deps, address);
  return account !== null && hasProvedAddress(account) ? client.name : 'a client of ours';
}

/** To somebody whom another member or staff removed from a client. */
export const removedFromClient: NoticeResolver<'removedFromClient'> = async (deps, mail, { clientId }) => {
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  const [address = ''] = mail.to;
  if (client === null) return gone;
  if (client.people.some(({ email }) => email === address))
    return { calledOff: 'They have been added again.' };
  const name = await nameFor(deps, client, address);
  const notice: Notice = {
    subject: 'You’ve been removed from a client area',
    heading: 'You’ve been removed from a client area',
    paragraphs: [
      `You can no longer see the quotes, projects and invoices of ${name}. Someone there removed you, or asked us to.`,
      'You keep your account, and what you wrote there stays too.',
    ],
    closing: 'If you think this is a mistake, reply to this email.',
  };
  return { data: async () => notice };
};

/** To the address that bills went to, and to the one that gets them from now on. */
export const billsMoved: NoticeResolver<'billsMoved'> = async (deps, mail, { clientId }) => {
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  const [address = ''] = mail.to;
  if (client === null) return gone;
  const isNow = client.billingEmail === address;
  const name = await nameFor(deps, client, address);
  const heading = isNow
    ? 'We’ll send your invoices here from now on'
    : 'We’ll send your invoices to another address from now on';
  const notice: Notice = {
    subject: heading,
    heading,
    paragraphs: [
      isNow
        ? `From now on we’ll send invoices for ${name} to this address.`
        : `From now on invoices for ${name} will no longer come to this address.`,
      'Invoices we’ve already sent aren’t affected.',
    ],
    closing: 'If you didn’t expect this, reply to this email before you pay anything.',
  };
  return { data: async () => notice };
};
