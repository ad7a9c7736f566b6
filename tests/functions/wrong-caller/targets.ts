import type { OperationName } from '@agency/domain/operations/operations';
import { londonDate } from '@agency/domain/shared/dates';
import { makeReference } from '@agency/domain/shared/ids';
import { acceptQuoteOffline } from '../../../functions/src/quote/answer.ts';
import { reviseQuote } from '../../../functions/src/quote/revise.ts';
import { content, makeDraft, makeSent, recipient, yesTo } from '../quote-world.ts';
import { asStaff, type World } from '../world.ts';
import type { Accounts } from './accounts.ts';
import { blogInputs } from './blog-targets.ts';
import { contentInputs } from './content-targets.ts';
import { documentInputs } from './document-targets.ts';
import { fileInputs } from './file-targets.ts';
import { invoiceInputs } from './invoice-targets.ts';
import { pictureInputs } from './picture-targets.ts';
import { projectInputs } from './project-targets.ts';
import { settingsInputs } from './settings-targets.ts';
import { isOfOwnAccount, userInputs } from './user-targets.ts';

export interface Target {
  /** The input that a permitted caller would send. */
  readonly input: unknown;
  /** Everything that it could change: equal states mean that it changed nothing. */
  state(): Promise<unknown>;
}

/** A sent quote with everybody locked out only by their session in its audience. */
async function sentQuote(world: World, accounts: Accounts): Promise<string> {
  const quoteId = await makeSent(world);
  const { unverified, notLinked, oldSession, disabled, member } = accounts;
  const memberUids = [unverified, notLinked, oldSession, disabled, member].map(({ uid }) => uid);
  await world.deps.db.doc(`quotes/${quoteId}`).update({ memberUids });
  return quoteId;
}

async function linkOf(world: World, quoteId: string): Promise<string> {
  const { docs } = await world.deps.db.collection('links').where('documentId', '==', quoteId).get();
  return docs[0]?.id ?? '';
}

async function failedMail(world: World, quoteId: string): Promise<string> {
  const { docs } = await world.deps.db.collection('outbox').where('data.quoteId', '==', quoteId).get();
  await docs[0]?.ref.update({ status: 'failed', error: 'Refused' });
  return docs[0]?.id ?? '';
}

type Inputs = {
  readonly [TName in OperationName]: (world: World, accounts: Accounts) => Promise<unknown>;
};

const ofDraft = async (world: World) => ({ quoteId: await makeDraft(world) });
const ofSent = async (world: World, accounts: Accounts) => ({ quoteId: await sentQuote(world, accounts) });
const ofLink = async (world: World, accounts: Accounts) => ({
  linkId: await linkOf(world, await sentQuote(world, accounts)),
});
const ofFailedMail = async (world: World, accounts: Accounts) => ({
  mailId: await failedMail(world, await sentQuote(world, accounts)),
});

const offline = { name: 'Sam Weald', choices: [], note: 'By phone' };

/** Creates each operation's target, and returns a valid input. */
const inputs: Inputs = {
  ...userInputs,
  ...settingsInputs,
  ...blogInputs,
  ...contentInputs,
  ...invoiceInputs,
  createQuote: async () => ({ recipient }),
  duplicateQuote: async (world) => ({
    ...(await ofDraft(world)),
    copyId: makeReference('quote', world.deps.random),
  }),
  saveQuoteDraft: async (world) => ({
    ...(await ofDraft(world)),
    revision: 1,
    recipient,
    content,
    validUntil: null,
    internalNotes: '',
  }),
  sendQuote: async (world) => ({ ...(await ofDraft(world)), revision: 1 }),
  resendQuote: ofSent,
  nudgeQuote: async (world, accounts) => {
    const { quoteId } = await ofSent(world, accounts);
    await world.deps.db.doc(`quotes/${quoteId}`).update({ validUntil: londonDate(world.deps.clock()) });
    return { quoteId, nudgeId: 'a-nudge', text: 'Have you had time to look at our quote?' };
  },
  logClientView: ofSent,
  reviseQuote: ofSent,
  dropRevision: async (world, accounts) => {
    const input = await ofSent(world, accounts);
    await reviseQuote(world.deps, input, asStaff);
    return input;
  },
  withdrawQuote: ofSent,
  discardQuote: ofDraft,
  acceptQuoteOffline: async (world, accounts) => ({ ...(await ofSent(world, accounts)), ...offline }),
  voidQuote: async (world, accounts) => {
    const { quoteId } = await ofSent(world, accounts);
    await acceptQuoteOffline(world.deps, { quoteId, ...offline }, asStaff);
    return { quoteId, reason: 'Entered by mistake' };
  },
  acceptQuote: async (world, accounts) => {
    const { quoteId } = await ofSent(world, accounts);
    return { quoteId, ...(await yesTo(world, quoteId)) };
  },
  declineQuote: async (world, accounts) => ({ ...(await ofSent(world, accounts)), version: 1 }),
  markQuoteViewed: ofSent,
  getLinkUrl: ofLink,
  rotateLink: ofLink,
  revokeLink: ofLink,
  ...fileInputs,
  ...projectInputs,
  ...pictureInputs,
  ...documentInputs,
  giveUpMail: ofFailedMail,
  retryMail: ofFailedMail,
};

const collections = [
  'quotes',
  'links',
  'outbox',
  'certificates',
  'projects',
  'contacts',
  'checklists',
  'pictures',
  'uploads',
  'invoices',
  'receipts',
  'billingSeries',
  'counters',
  'auditLog',
  'clients',
  'users',
  'access',
  'settings',
  'packages',
  'portfolioItems',
  'blogCategories',
  'redirects',
] as const;

/** Of what lies below: what money is written into, and conversations. */
const groups = ['payments', 'credits', 'account', 'private', 'messages'] as const;

/** How often anything was written: every document with the time of its last write. */
async function stateOf({ deps }: World): Promise<string[]> {
  const all = [
    ...collections.map((name) => deps.db.collection(name)),
    ...groups.map((name) => deps.db.collectionGroup(name)),
  ];
  const found = await Promise.all(all.map((each) => each.select().get()));
  return found
    .flatMap(({ docs }) => docs)
    .map(({ ref, updateTime }) => `${ref.path} ${updateTime.toDate().toISOString()}`);
}

export async function makeTarget(world: World, accounts: Accounts, name: OperationName): Promise<Target> {
  const input = await inputs[name](world, accounts);
  const state = async () => (isOfOwnAccount(name) ? [] : stateOf(world));
  return { input, state };
}
