import { randomBytes } from 'node:crypto';
import { grantAdmin } from '../../../functions/src/access/grant-admin.ts';
import { newUser } from '../../../functions/src/records/user/store.ts';
import { headOf, makeSent, recipient } from '../quote-world.ts';
import type { World } from '../world.ts';
import type { Accounts } from './accounts.ts';

// What the operations of accounts are about: people of their own, so that no caller is changed by another's call.

interface Kind {
  readonly emailVerified?: boolean;
  readonly adminRequest?: 'pending';
  readonly disabled?: boolean;
  readonly isAdmin?: boolean;
}

async function somebody(world: World, kind: Kind = {}): Promise<{ uid: string }> {
  const { emailVerified = true, adminRequest = null, disabled = false, isAdmin = false } = kind;
  const auth = await world.deps.auth();
  const email = `${randomBytes(5).toString('hex')}@example.com`;
  const account = await auth.createUser({ email, displayName: 'Jo Marlow', emailVerified, disabled });
  await world.deps.db
    .doc(`users/${account.uid}`)
    .set({ ...newUser(account, world.deps.clock()), adminRequest, disabled });
  if (isAdmin) await grantAdmin(world.deps, email);
  return { uid: account.uid };
}

/** A client with everybody locked out only by their session in its audience. */
async function clientOf(world: World, accounts: Accounts): Promise<string> {
  const { clientId } = await headOf(world, await makeSent(world));
  const { unverified, notLinked, oldSession, disabled, member } = accounts;
  const members = [unverified, notLinked, oldSession, disabled, member].map(({ uid }) => uid);
  const people = members.map((uid, index) => ({ name: 'Sam', email: `sam-${index}@example.com`, uid }));
  await world.deps.db.doc(`clients/${clientId}`).update({
    memberUids: members,
    people,
    emails: people.map(({ email }) => email),
    billingEmail: 'sam-4@example.com',
  });
  return clientId ?? '';
}

/** A client that invited exactly the permitted callers: `emailOf` of the accounts. */
async function invitingClient(world: World): Promise<string> {
  const { clientId } = await headOf(world, await makeSent(world));
  const email = 'member@example.com';
  await world.deps.db.doc(`clients/${clientId}`).update({
    memberUids: ['inviter'],
    invitations: [{ name: 'Sam', email, invitedBy: 'inviter', invitedAt: world.deps.clock() }],
    invitedEmails: [email],
  });
  return clientId ?? '';
}

/** The address of somebody with a quote. */
async function heldAddress(world: World): Promise<string> {
  const email = `${randomBytes(5).toString('hex')}@example.com`;
  await makeSent(world, { recipient: { ...recipient, email } });
  return email;
}

const dataRequest = async (world: World) => ({ email: await heldAddress(world), askedOn: '2026-11-30' });

const aside = () => ({ ...recipient, email: `${randomBytes(5).toString('hex')}@example.com` });

const nothing = async () => ({});

export const userInputs = {
  ensureUser: nothing,
  linkMyDocuments: nothing,
  signOutEverywhere: nothing,
  changeMyPassword: async () => ({ password: 'another long enough phrase' }),
  changeMyEmail: async () => ({ email: 'somewhere-else@example.com' }),
  resendMyVerification: nothing,
  setNotificationPreferences: async () => ({
    preferences: {
      'project-update-notification': false,
      'file-upload-notification': true,
      'new-message-notification': true,
    },
  }),
  exportMyData: nothing,
  deleteMyAccount: nothing,
  createClient: async () => ({
    clientId: `client-${randomBytes(5).toString('hex')}`,
    contact: { name: 'Alex Reed', email: 'alex-reed@example.com', company: 'Reed Ltd', phone: null },
  }),
  saveClient: async (world: World, accounts: Accounts) => ({
    clientId: await clientOf(world, accounts),
    details: { address: null, vatNumber: 'GB123456789', billingEmail: 'sam-4@example.com' },
    record: null,
  }),
  saveClientNotes: async (world: World, accounts: Accounts) => ({
    clientId: await clientOf(world, accounts),
    text: 'Pays on the last day.',
    revision: 0,
  }),
  listOpenItems: async (world: World, accounts: Accounts) => ({ clientId: await clientOf(world, accounts) }),
  setClientArchived: async (world: World, accounts: Accounts) => ({
    clientId: await clientOf(world, accounts),
    // The quote that it was made by is open.
    archived: false,
  }),
  mergeClients: async (world: World) => ({
    fromId: (await headOf(world, await makeSent(world, { recipient: aside() }))).clientId,
    intoId: (await headOf(world, await makeSent(world, { recipient: aside() }))).clientId,
    dryRun: false,
    seen: null,
  }),
  listMyRequests: nothing,
  listMyInvitations: nothing,
  answerInvitation: async (world: World) => ({ clientId: await invitingClient(world), accept: true }),
  inviteColleague: async (world: World, accounts: Accounts) => ({
    clientId: await clientOf(world, accounts),
    name: 'Alex Reed',
    email: `${randomBytes(5).toString('hex')}@example.com`,
  }),
  removeColleague: async (world: World, accounts: Accounts) => ({
    clientId: await clientOf(world, accounts),
    email: 'sam-0@example.com',
  }),
  findPerson: async (world: World) => ({ email: await heldAddress(world) }),
  exportPerson: (world: World) => dataRequest(world),
  correctPerson: async (world: World) => ({
    ...(await dataRequest(world)),
    name: 'Sam Wealden',
    newEmail: null,
    dryRun: false,
  }),
  erasePerson: (world: World) => dataRequest(world),
  describePerson: (world: World) => somebody(world),
  approveAdmin: (world: World) => somebody(world, { adminRequest: 'pending' }),
  refuseAdmin: (world: World) => somebody(world, { adminRequest: 'pending' }),
  removeAdmin: (world: World) => somebody(world, { isAdmin: true }),
  disableUser: (world: World) => somebody(world),
  enableUser: (world: World) => somebody(world, { disabled: true }),
  deleteUser: (world: World) => somebody(world),
  endSessions: (world: World) => somebody(world),
  liftSuppression: (world: World) => somebody(world),
  resendVerification: (world: World) => somebody(world, { emailVerified: false }),
} as const;

/** An operation on one's own account changes only that. */
const ofOwnAccount: ReadonlySet<string> = new Set([
  'ensureUser',
  'linkMyDocuments',
  'signOutEverywhere',
  'changeMyPassword',
  'changeMyEmail',
  'resendMyVerification',
  'setNotificationPreferences',
  'exportMyData',
  'deleteMyAccount',
]);

export function isOfOwnAccount(name: string): boolean {
  return ofOwnAccount.has(name);
}

/**
 * Each needs callers of its own: it ends its caller's sessions, or needs a sign-in within the last five minutes, which
 * on a slow machine may be longer ago.
 */
const withOwnCallers: ReadonlySet<string> = new Set([
  'signOutEverywhere',
  'changeMyPassword',
  'changeMyEmail',
  'deleteMyAccount',
  'linkMyDocuments',
]);

export function needsOwnCallers(name: string): boolean {
  return withOwnCallers.has(name);
}
