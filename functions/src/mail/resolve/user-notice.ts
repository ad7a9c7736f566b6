import { openInvitation } from '@agency/domain/client/members';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { addressOfAccount, hasProvedAddress } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { findAccount as findAccountOf } from '../../records/user/account.ts';
import { isChangePending } from '../../user/address-change.ts';
import type { NoticeResolver, Resolution } from './resolution.ts';
import { addressOf, changeAddressUrl, findAccount, nameOf } from './user.ts';

const gone: Resolution = { calledOff: 'What it tells of is no longer there.' };

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
    subject: `${name} asks for access to the back office`,
    heading: 'A registration waits for approval',
    paragraphs: ['Approve it only if you know this person and expected the registration.'],
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
  if (addressOfAccount(account) === wanted) return { calledOff: 'It is the address already.' };
  if (!(await isChangePending(deps, account, wanted))) return { calledOff: 'It is no longer asked for.' };
  if ((await findAccountOf(deps, wanted)) !== null) return { calledOff: 'Another account has this address.' };
  const words: Omit<Notice, 'action'> = {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    paragraphs: [
      'Somebody asked to use this address for their account with us.',
      'If it was you, open the link in the browser in which you are signed in and confirm there. You then sign in with this address.',
    ],
    closing: 'If it was not you, do nothing: without you the address is not used.',
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
    subject: 'A new email address was asked for',
    heading: 'A new email address was asked for',
    paragraphs: [
      'Somebody who is signed in to your account asked to use another email address for it. It changes once the new address is confirmed.',
      'If it was you, there is nothing to do here. If it was not you, set a new password now: that signs out everybody else.',
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
    return { calledOff: 'The invitation was taken back.' };
  }
  // Anybody could have typed the client's name, so it must not appear: it is shown where they accept.
  const notice: Notice = {
    subject: 'You are invited to a client area',
    heading: 'You are invited to a client area',
    paragraphs: [
      `${addressOf(inviter)} invites you to see the quotes, projects and invoices that they have with us.`,
      'Register with this email address and confirm it, or sign in if you have an account with it.',
      ...(isThere ? [] : ['You are asked there whether you accept. Until you do, nothing changes for you.']),
    ],
    action: {
      label: 'Register',
      url: absoluteUrl(deps.config.origin, paths.client.register({ email: address })),
    },
    closing: 'If you do not know who invites you, ignore this email.',
  };
  return { data: async () => notice };
};

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
  if (client.people.some(({ email }) => email === address)) return { calledOff: 'They are back.' };
  const name = await nameFor(deps, client, address);
  const notice: Notice = {
    subject: 'You were removed from a client area',
    heading: 'You were removed from a client area',
    paragraphs: [
      `You no longer see the quotes, projects and invoices of ${name}: somebody there, or we at their request, removed you.`,
      'Your account stays, and what you wrote there, too.',
    ],
    closing: 'If you think that this is a mistake, reply to this email.',
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
  const heading = isNow ? 'We now send your bills here' : 'We now send your bills to another address';
  const notice: Notice = {
    subject: heading,
    heading,
    paragraphs: [
      isNow
        ? `From now on we send the bills of ${name} to this address.`
        : `From now on the bills of ${name} no longer come to this address.`,
      'Earlier invoices stay as they were.',
    ],
    closing: 'If you did not expect this, reply to this email before you pay anything.',
  };
  return { data: async () => notice };
};
