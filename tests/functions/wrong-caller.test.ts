import { type OperationName, operations } from '@agency/domain/operations/operations';
import { AppError } from '@agency/domain/shared/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOperation } from '../support/sign-in.ts';
import { clearLimits } from './support/limits.ts';
import { makeWorld, type World } from './world.ts';
import { type AccountName, type Accounts, makeAccounts, runAs } from './wrong-caller/accounts.ts';
import { makeTarget } from './wrong-caller/targets.ts';
import { needsOwnCallers } from './wrong-caller/user-targets.ts';

// Who may do what. Every account but the visitor's is real, its token too, and its input is valid: so a refusal is
// about the caller only. The accounts refused for their session are in the quote's audience; nothing but their session
// keeps them out.

const callers = [
  'visitor',
  'unverified',
  'notLinked',
  'oldSession',
  'disabled',
  'otherClient',
  'pendingAdmin',
  'removedAdmin',
  'oldAdminSession',
  'adminOfYesterday',
  'member',
  'admin',
] as const satisfies readonly ('visitor' | AccountName)[];

const S = 'unauthenticated';
const P = 'permission-denied';
const N = 'not-found';
const Y = 'done';
type Code = typeof S | typeof P | typeof N | typeof Y;
type ForEach<T extends readonly unknown[]> = { readonly [K in keyof T]: Code };
type Row = ForEach<typeof callers>;

const staffOnly: Row = [S, P, P, S, S, P, P, P, S, S, P, Y];
// A non-member does not learn whether the quote or invoice exists.
const membersOnly: Row = [S, P, P, S, S, N, P, N, S, N, Y, N];

const membersAndStaff: Row = [S, P, P, S, S, N, P, N, S, S, Y, Y];
const ownAccount: Row = [S, Y, Y, S, S, Y, Y, Y, S, Y, Y, Y];
// Changes that an account depends on need a recent sign-in.
const ownAccountAfterSignIn: Row = [S, Y, Y, S, S, Y, Y, Y, S, S, Y, Y];

/** The columns are `callers`. */
const table: { readonly [TName in OperationName]: Row } = {
  ensureUser: ownAccount,
  signOutEverywhere: ownAccount,
  changeMyPassword: ownAccountAfterSignIn,
  // Requested by the person who verified the present one.
  changeMyEmail: [S, P, P, S, S, Y, P, Y, S, S, Y, Y],
  resendMyVerification: ownAccount,
  setNotificationPreferences: ownAccount,
  exportMyData: ownAccount,
  deleteMyAccount: ownAccountAfterSignIn,
  createClient: staffOnly,
  saveClient: membersAndStaff,
  saveClientNotes: staffOnly,
  listOpenItems: staffOnly,
  setClientArchived: staffOnly,
  mergeClients: staffOnly,
  listMyRequests: [S, P, P, S, S, Y, P, Y, S, Y, Y, Y],
  listMyInvitations: [S, P, P, S, S, Y, P, Y, S, Y, Y, Y],
  // Only the invited person learns of the invitation; staff do not.
  answerInvitation: membersOnly,
  inviteColleague: membersAndStaff,
  removeColleague: membersAndStaff,
  describePerson: staffOnly,
  findPerson: staffOnly,
  exportPerson: staffOnly,
  correctPerson: staffOnly,
  erasePerson: staffOnly,
  approveAdmin: staffOnly,
  refuseAdmin: staffOnly,
  removeAdmin: staffOnly,
  disableUser: staffOnly,
  enableUser: staffOnly,
  deleteUser: staffOnly,
  endSessions: staffOnly,
  resendVerification: staffOnly,
  shareProject: staffOnly,
  setProjectStatus: staffOnly,
  createProject: staffOnly,
  saveProject: staffOnly,
  orderMilestones: staffOnly,
  removeMilestone: staffOnly,
  askApproval: staffOnly,
  withdrawApproval: staffOnly,
  recordMilestoneAnswer: staffOnly,
  completeUnanswered: staffOnly,
  answerMilestone: membersOnly,
  replyToEnquiry: staffOnly,
  addEnquiryAnswer: staffOnly,
  convertEnquiry: staffOnly,
  startBlogPost: staffOnly,
  publishBlogPost: staffOnly,
  unpublishBlogPost: staffOnly,
  archiveBlogPost: staffOnly,
  restoreBlogPost: staffOnly,
  checkBlogPost: staffOnly,
  saveBlogPostRevision: staffOnly,
  restoreBlogPostRevision: staffOnly,
  pinBlogPostRevision: staffOnly,
  shareBlogPostPreview: staffOnly,
  endBlogPostPreview: staffOnly,
  saveTemplate: staffOnly,
  removeTemplate: staffOnly,
  addPicture: staffOnly,
  describePicture: staffOnly,
  replacePicture: staffOnly,
  removePicture: staffOnly,
  getPictureTicket: staffOnly,
  createChecklist: staffOnly,
  reorderChecklist: staffOnly,
  moveChecklistDates: staffOnly,
  addProjectFiles: membersAndStaff,
  setFileVisibility: staffOnly,
  removeProjectFile: staffOnly,
  // Everybody's but the member's own is somebody else's.
  takeBackFile: [S, P, P, S, S, N, P, N, S, S, Y, N],
  getFileTicket: membersAndStaff,
  createQuote: staffOnly,
  duplicateQuote: staffOnly,
  saveQuoteDraft: staffOnly,
  sendQuote: staffOnly,
  resendQuote: staffOnly,
  nudgeQuote: staffOnly,
  logClientView: staffOnly,
  reviseQuote: staffOnly,
  dropRevision: staffOnly,
  withdrawQuote: staffOnly,
  discardQuote: staffOnly,
  acceptQuoteOffline: staffOnly,
  voidQuote: staffOnly,
  acceptQuote: membersOnly,
  declineQuote: membersOnly,
  // Staff looking change nothing, and the response says so.
  markQuoteViewed: [S, P, P, S, S, N, P, N, S, Y, Y, Y],
  getLinkUrl: staffOnly,
  rotateLink: staffOnly,
  revokeLink: staffOnly,
  getQuotePdf: membersAndStaff,
  getInvoicePdf: membersAndStaff,
  getCertificatePdf: membersAndStaff,
  noReplyNeeded: staffOnly,
  giveUpMail: staffOnly,
  retryMail: staffOnly,
  liftSuppression: staffOnly,
  createInvoice: staffOnly,
  saveInvoice: staffOnly,
  discardInvoice: staffOnly,
  issueInvoice: staffOnly,
  sendInvoiceAgain: staffOnly,
  setPurchaseOrder: staffOnly,
  recordReceipt: staffOnly,
  reverseReceipt: staffOnly,
  recordRefund: staffOnly,
  useCredit: staffOnly,
  creditInvoice: staffOnly,
  correctAndReissue: staffOnly,
  writeOffInvoice: staffOnly,
  reinstateInvoice: staffOnly,
  skipReminder: staffOnly,
  clearPaymentReport: staffOnly,
  reportPayment: membersOnly,
  disputeInvoice: membersOnly,
  exportMyInvoices: membersOnly,
  setInvoiceDisputed: staffOnly,
  setBillingSeriesStatus: staffOnly,
  saveBlogCategory: staffOnly,
  renameBlogCategory: staffOnly,
  orderBlogCategories: staffOnly,
  removeBlogCategory: staffOnly,
  savePortfolioItem: staffOnly,
  publishPortfolioItem: staffOnly,
  orderPortfolioItems: staffOnly,
  withdrawTestimonial: staffOnly,
  savePackage: staffOnly,
  exportBlogPosts: staffOnly,
  importRedirects: staffOnly,
  listRedirects: staffOnly,
  removeRedirect: staffOnly,
  publishPackage: staffOnly,
  orderPackages: staffOnly,
  saveAgencySettings: staffOnly,
  saveMoneySettings: staffOnly,
  previewVatChange: staffOnly,
  previewReminders: staffOnly,
  changeBankDetails: staffOnly,
  stopBankDetails: staffOnly,
  linkMyDocuments: [S, P, Y, S, S, Y, Y, Y, S, S, Y, Y],
};

// The keys of the constant are exactly the names.
const names = Object.keys(table) as OperationName[];

interface Callers {
  readonly world: World;
  readonly accounts: Accounts;
}

const worlds: World[] = [];

async function makeCallers(): Promise<Callers> {
  const world = await makeWorld('caller');
  worlds.push(world);
  return { world, accounts: await makeAccounts(world) };
}

let callersOfAll: Callers;

beforeAll(async () => {
  callersOfAll = await makeCallers();
});
afterAll(() => Promise.all(worlds.map((world) => world.close())));

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return Y;
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown.code;
    throw thrown;
  }
}

test('every operation has its row', () => {
  expect(names.toSorted()).toEqual(Object.keys(operations).toSorted());
});

/** Callers next to each other who are all refused, or one who is not. */
function stretchesOf(name: OperationName): (typeof callers)[number][][] {
  const isDone = (index: number) => table[name][index] === Y;
  const begins = callers.map((_, index) => index === 0 || isDone(index) || isDone(index - 1));
  const starts = [...begins.keys()].filter((index) => begins[index]);
  return starts.map((start, position) => callers.slice(start, starts[position + 1]));
}

async function expectRow(name: OperationName): Promise<void> {
  const { world, accounts } = needsOwnCallers(name) ? await makeCallers() : callersOfAll;
  const target = await makeTarget(world, accounts, name);
  const answer = async (caller: (typeof callers)[number]) => {
    if (caller === 'visitor') return (await callOperation(name, target.input)).code ?? Y;
    return codeOf(runAs(world, accounts, caller, name, target.input));
  };
  const expected = Object.fromEntries(callers.map((caller, index) => [caller, table[name][index]]));
  const answered: Record<string, string | undefined> = {};
  for (const stretch of stretchesOf(name)) {
    await clearLimits(world);
    const isRefused = expected[stretch[0] ?? ''] !== Y;
    const before = isRefused && (await target.state());
    for (const caller of stretch) answered[caller] = await answer(caller);
    if (isRefused) expect(await target.state(), `${stretch.join(', ')} were refused`).toEqual(before);
  }
  expect(answered).toEqual(expected);
}

// These use up their callers, so each has a world of its own; most of their time is waiting for sessions to end.
test.concurrent.each(names.filter(needsOwnCallers))('%s answers each caller as it should', expectRow);
test.each(names.filter((name) => !needsOwnCallers(name)))('%s answers each caller as it should', expectRow);
