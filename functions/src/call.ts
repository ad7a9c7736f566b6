import {
  isHeavy,
  type OperationName,
  type OperationOutput,
  operationEnvelope,
  operations,
} from '@agency/domain/operations/operations';
import { AppError, toAppError } from '@agency/domain/shared/errors';
import { parseInput, UnreadableRecord } from '@agency/domain/shared/parse';
import type { CallableRequest } from 'firebase-functions/https';
import { noticeRefusal } from './access/notice-refusal.ts';
import { type Person, personOf, requireAdmin, requireMember } from './platform/auth.ts';
import type { Deps } from './platform/deps.ts';
import { consumeToken } from './platform/http/app-check.ts';
import { callerOf } from './platform/http/caller.ts';
import type { CallContext, OperationHandler } from './platform/operation.ts';
import { runtimeDeps } from './platform/runtime.ts';

type Implementations = { readonly [TName in OperationName]: () => Promise<OperationHandler<TName>> };

/** One implementation for each operation of the domain's table: a missing one does not compile. */
const implementations: Implementations = {
  ensureUser: async () => (await import('./user/ensure-user.ts')).ensureUser,
  linkMyDocuments: async () => (await import('./user/link-my-documents.ts')).linkMyDocuments,
  signOutEverywhere: async () => (await import('./access/sign-out-everywhere.ts')).signOutEverywhere,
  changeMyPassword: async () => (await import('./user/change-my-password.ts')).changeMyPassword,
  changeMyEmail: async () => (await import('./user/change-my-email.ts')).changeMyEmail,
  resendMyVerification: async () => (await import('./user/resend-my-verification.ts')).resendMyVerification,
  setNotificationPreferences: async () =>
    (await import('./user/set-notification-preferences.ts')).setNotificationPreferences,
  exportMyData: async () => (await import('./personal-data/export-my-data.ts')).exportMyData,
  deleteMyAccount: async () => (await import('./personal-data/delete-my-account.ts')).deleteMyAccount,
  inviteColleague: async () => (await import('./client/invite-colleague.ts')).inviteColleague,
  removeColleague: async () => (await import('./client/remove-colleague.ts')).removeColleague,
  createClient: async () => (await import('./client/create.ts')).createClient,
  saveClient: async () => (await import('./client/save.ts')).saveClient,
  saveClientNotes: async () => (await import('./client/save-notes.ts')).saveClientNotes,
  listOpenItems: async () => (await import('./client/archive.ts')).listOpenItems,
  mergeClients: async () => (await import('./client/merge.ts')).mergeClients,
  setClientArchived: async () => (await import('./client/archive.ts')).setClientArchived,
  listMyRequests: async () => (await import('./quote/my-requests.ts')).listMyRequests,
  listMyInvitations: async () => (await import('./client/my-invitations.ts')).listMyInvitations,
  answerInvitation: async () => (await import('./client/my-invitations.ts')).answerInvitation,
  findPerson: async () => (await import('./personal-data/find-person.ts')).findPerson,
  exportPerson: async () => (await import('./personal-data/export-person.ts')).exportPerson,
  correctPerson: async () => (await import('./personal-data/correct-person.ts')).correctPerson,
  erasePerson: async () => (await import('./personal-data/erase-person.ts')).erasePerson,
  describePerson: async () => (await import('./user/describe-person.ts')).describePerson,
  approveAdmin: async () => (await import('./access/approve-admin.ts')).approveAdmin,
  refuseAdmin: async () => (await import('./access/refuse-admin.ts')).refuseAdmin,
  removeAdmin: async () => (await import('./access/remove-admin.ts')).removeAdmin,
  disableUser: async () => (await import('./access/disable-user.ts')).disableUser,
  enableUser: async () => (await import('./access/enable-user.ts')).enableUser,
  deleteUser: async () => (await import('./personal-data/delete-user.ts')).deleteUser,
  endSessions: async () => (await import('./access/end-sessions.ts')).endSessions,
  resendVerification: async () => (await import('./user/resend-verification.ts')).resendVerification,
  createQuote: async () => (await import('./quote/create.ts')).createQuote,
  duplicateQuote: async () => (await import('./quote/duplicate.ts')).duplicateQuote,
  saveQuoteDraft: async () => (await import('./quote/save-draft.ts')).saveQuoteDraft,
  sendQuote: async () => (await import('./quote/send.ts')).sendQuote,
  resendQuote: async () => (await import('./quote/resend.ts')).resendQuote,
  nudgeQuote: async () => (await import('./quote/nudge.ts')).nudgeQuote,
  logClientView: async () => (await import('./quote/log-client-view.ts')).logClientView,
  reviseQuote: async () => (await import('./quote/revise.ts')).reviseQuote,
  dropRevision: async () => (await import('./quote/drop-revision.ts')).dropRevision,
  withdrawQuote: async () => (await import('./quote/withdraw.ts')).withdrawQuote,
  discardQuote: async () => (await import('./quote/discard.ts')).discardQuote,
  acceptQuoteOffline: async () => (await import('./quote/answer.ts')).acceptQuoteOffline,
  voidQuote: async () => (await import('./quote/void.ts')).voidQuote,
  acceptQuote: async () => (await import('./quote/answer.ts')).acceptQuote,
  declineQuote: async () => (await import('./quote/answer.ts')).declineQuote,
  markQuoteViewed: async () => (await import('./quote/mark-viewed.ts')).markQuoteViewed,
  getLinkUrl: async () => (await import('./link/change.ts')).getLinkUrl,
  rotateLink: async () => (await import('./link/change.ts')).rotateLink,
  revokeLink: async () => (await import('./link/change.ts')).revokeLink,
  getQuotePdf: async () => (await import('./pdf/download.ts')).getQuotePdf,
  getInvoicePdf: async () => (await import('./pdf/download.ts')).getInvoicePdf,
  getCertificatePdf: async () => (await import('./pdf/download.ts')).getCertificatePdf,
  shareProject: async () => (await import('./project/share.ts')).shareProject,
  setProjectStatus: async () => (await import('./project/set-status.ts')).setProjectStatus,
  createProject: async () => (await import('./project/create.ts')).createProject,
  saveProject: async () => (await import('./project/save.ts')).saveProject,
  orderMilestones: async () => (await import('./project/order-milestones.ts')).orderMilestones,
  removeMilestone: async () => (await import('./project/remove-milestone.ts')).removeMilestone,
  askApproval: async () => (await import('./project/ask-approval.ts')).askApproval,
  withdrawApproval: async () => (await import('./project/ask-approval.ts')).withdrawApproval,
  recordMilestoneAnswer: async () => (await import('./project/answer-milestone.ts')).recordMilestoneAnswer,
  completeUnanswered: async () => (await import('./project/complete-unanswered.ts')).completeUnanswered,
  answerMilestone: async () => (await import('./project/answer-milestone.ts')).answerMilestone,
  replyToEnquiry: async () => (await import('./enquiry/reply.ts')).replyToEnquiry,
  addEnquiryAnswer: async () => (await import('./enquiry/add-answer.ts')).addEnquiryAnswer,
  convertEnquiry: async () => (await import('./enquiry/convert.ts')).convertEnquiry,
  startBlogPost: async () => (await import('./blog-post/start.ts')).startBlogPost,
  publishBlogPost: async () => (await import('./blog-post/publish.ts')).publishBlogPost,
  unpublishBlogPost: async () => (await import('./blog-post/change-status.ts')).unpublishBlogPost,
  archiveBlogPost: async () => (await import('./blog-post/change-status.ts')).archiveBlogPost,
  restoreBlogPost: async () => (await import('./blog-post/change-status.ts')).restoreBlogPost,
  checkBlogPost: async () => (await import('./blog-post/check.ts')).checkBlogPost,
  saveBlogPostRevision: async () => (await import('./blog-post/revisions.ts')).saveBlogPostRevision,
  restoreBlogPostRevision: async () => (await import('./blog-post/revisions.ts')).restoreBlogPostRevision,
  pinBlogPostRevision: async () => (await import('./blog-post/revisions.ts')).pinBlogPostRevision,
  shareBlogPostPreview: async () => (await import('./blog-post/share-preview.ts')).shareBlogPostPreview,
  endBlogPostPreview: async () => (await import('./blog-post/share-preview.ts')).endBlogPostPreview,
  saveTemplate: async () => (await import('./template/save.ts')).saveTemplate,
  removeTemplate: async () => (await import('./template/remove.ts')).removeTemplate,
  addPicture: async () => (await import('./picture/add.ts')).addPicture,
  describePicture: async () => (await import('./picture/describe.ts')).describePicture,
  replacePicture: async () => (await import('./picture/replace.ts')).replacePicture,
  removePicture: async () => (await import('./picture/remove.ts')).removePicture,
  getPictureTicket: async () => (await import('./media/get-ticket.ts')).getPictureTicket,
  createChecklist: async () => (await import('./checklist/create.ts')).createChecklist,
  reorderChecklist: async () => (await import('./checklist/reorder.ts')).reorderChecklist,
  moveChecklistDates: async () => (await import('./checklist/move-dates.ts')).moveChecklistDates,
  addProjectFiles: async () => (await import('./file/add.ts')).addProjectFiles,
  setFileVisibility: async () => (await import('./file/change.ts')).setFileVisibility,
  removeProjectFile: async () => (await import('./file/change.ts')).removeProjectFile,
  takeBackFile: async () => (await import('./file/take-back.ts')).takeBackFile,
  getFileTicket: async () => (await import('./file/get-ticket.ts')).getFileTicket,
  noReplyNeeded: async () => (await import('./message/no-reply-needed.ts')).noReplyNeeded,
  giveUpMail: async () => (await import('./mail/give-up.ts')).giveUpMail,
  retryMail: async () => (await import('./mail/retry.ts')).retryMail,
  liftSuppression: async () => (await import('./mail/lift-suppression.ts')).liftSuppression,
  createInvoice: async () => (await import('./invoice/create.ts')).createInvoice,
  saveInvoice: async () => (await import('./invoice/save.ts')).saveInvoice,
  discardInvoice: async () => (await import('./invoice/discard.ts')).discardInvoice,
  issueInvoice: async () => (await import('./invoice/issue.ts')).issueInvoice,
  sendInvoiceAgain: async () => (await import('./invoice/send-again.ts')).sendInvoiceAgain,
  setPurchaseOrder: async () => (await import('./invoice/set-purchase-order.ts')).setPurchaseOrder,
  recordReceipt: async () => (await import('./receipt/record.ts')).recordReceipt,
  reverseReceipt: async () => (await import('./receipt/reverse.ts')).reverseReceipt,
  recordRefund: async () => (await import('./receipt/refund.ts')).recordRefund,
  useCredit: async () => (await import('./invoice/use-credit.ts')).useCredit,
  creditInvoice: async () => (await import('./invoice/credit.ts')).creditInvoice,
  correctAndReissue: async () => (await import('./invoice/reissue.ts')).correctAndReissue,
  writeOffInvoice: async () => (await import('./invoice/write-off.ts')).writeOffInvoice,
  reinstateInvoice: async () => (await import('./invoice/reinstate.ts')).reinstateInvoice,
  skipReminder: async () => (await import('./invoice/skip-reminder.ts')).skipReminder,
  clearPaymentReport: async () => (await import('./invoice/report-payment.ts')).clearPaymentReport,
  reportPayment: async () => (await import('./invoice/report-payment.ts')).reportPayment,
  disputeInvoice: async () => (await import('./invoice/dispute.ts')).disputeInvoice,
  exportMyInvoices: async () => (await import('./file/export-my-invoices.ts')).exportMyInvoices,
  setInvoiceDisputed: async () => (await import('./invoice/set-disputed.ts')).setInvoiceDisputed,
  saveBlogCategory: async () => (await import('./blog-category/save.ts')).saveBlogCategory,
  renameBlogCategory: async () => (await import('./blog-category/rename.ts')).renameBlogCategory,
  orderBlogCategories: async () => (await import('./blog-category/order.ts')).orderBlogCategories,
  removeBlogCategory: async () => (await import('./blog-category/remove.ts')).removeBlogCategory,
  exportBlogPosts: async () => (await import('./file/export-blog-posts.ts')).exportBlogPosts,
  importRedirects: async () => (await import('./redirect/import.ts')).importRedirects,
  listRedirects: async () => (await import('./redirect/list.ts')).listRedirects,
  removeRedirect: async () => (await import('./redirect/remove.ts')).removeRedirect,
  savePackage: async () => (await import('./package/save.ts')).savePackage,
  publishPackage: async () => (await import('./package/publish.ts')).publishPackage,
  orderPackages: async () => (await import('./package/order.ts')).orderPackages,
  savePortfolioItem: async () => (await import('./portfolio-item/save.ts')).savePortfolioItem,
  publishPortfolioItem: async () => (await import('./portfolio-item/publish.ts')).publishPortfolioItem,
  orderPortfolioItems: async () => (await import('./portfolio-item/order.ts')).orderPortfolioItems,
  withdrawTestimonial: async () =>
    (await import('./portfolio-item/withdraw-testimonial.ts')).withdrawTestimonial,
  saveAgencySettings: async () => (await import('./settings/save-agency.ts')).saveAgencySettings,
  saveMoneySettings: async () => (await import('./settings/save-money.ts')).saveMoneySettings,
  previewVatChange: async () => (await import('./settings/preview-vat.ts')).previewVatChange,
  previewReminders: async () => (await import('./settings/preview-reminders.ts')).previewReminders,
  changeBankDetails: async () => (await import('./settings/change-bank-details.ts')).changeBankDetails,
  stopBankDetails: async () => (await import('./settings/change-bank-details.ts')).stopBankDetails,
  setBillingSeriesStatus: async () => (await import('./billing-series/set-status.ts')).setBillingSeriesStatus,
};

/** @throws AppError `permission-denied` or `unauthenticated` when this person may not call this operation. */
async function refuseCaller(deps: Deps, name: OperationName, person: Person): Promise<void> {
  switch (operations[name].caller) {
    case 'admin':
      await requireAdmin(deps, person);
      return;
    case 'member':
      requireMember(deps, person);
      return;
    case 'signedIn':
      return;
  }
}

/**
 * Checks the caller, then the input, then runs it; calls `admit` in between, so that a refused call uses up nothing.
 */
export async function runOperation<TName extends OperationName>(
  deps: Deps,
  name: TName,
  sent: unknown,
  context: CallContext,
  admit: () => Promise<void> = async () => {},
): Promise<OperationOutput<TName>> {
  await refuseCaller(deps, name, context.person);
  if (context.person.hasForeignMethods) {
    const { noticeForeignMethods } = await import('./access/foreign-methods.ts');
    await noticeForeignMethods(deps, context.person.uid);
  }
  const input = parseInput(operations[name].input, sent);
  await admit();
  const implementation = await implementations[name]();
  try {
    return await implementation(deps, input, context);
  } catch (thrown) {
    throw operations[name].caller === 'admin' ? namingRecord(thrown) : thrown;
  }
}

/** For staff, who can have it fixed: which record could not be read. */
function namingRecord(thrown: unknown): unknown {
  if (!(thrown instanceof AppError)) return thrown;
  const record = thrown instanceof UnreadableRecord ? thrown : thrown.cause;
  if (!(record instanceof UnreadableRecord)) return thrown;
  const { code, message, detail = record.detail ?? '' } = thrown;
  return new AppError(code, `${message} The record is ${record.path}.`, { detail, cause: thrown });
}

/** The function `call`: `{ operation, input }` in, the operation's output out. */
export const handler = (request: CallableRequest<unknown>): Promise<unknown> => answer(request, false);

/** The function `callHeavy`: the same for operations that need more memory, and for nothing else. */
export const heavyHandler = (request: CallableRequest<unknown>): Promise<unknown> => answer(request, true);

async function answer(
  { data, auth, rawRequest }: CallableRequest<unknown>,
  heavy: boolean,
): Promise<unknown> {
  const deps = runtimeDeps();
  try {
    if (!auth) throw new AppError('unauthenticated', 'Please sign in first.');
    const { operation, input } = parseInput(operationEnvelope, data);
    if (isHeavy(operation) !== heavy) throw new AppError('not-found', 'This operation is called elsewhere.');
    const caller = callerOf(
      {
        forwardedFor: rawRequest.get('x-forwarded-for'),
        remoteAddress: rawRequest.socket.remoteAddress,
        userAgent: rawRequest.get('user-agent'),
      },
      'direct',
      deps.config.trustedProxies,
    );
    const person = await personOf(deps, auth.rawToken);
    const admit = () => consumeToken(deps, operation, rawRequest.get('x-firebase-appcheck'));
    return await runOperation(deps, operation, input, { person, caller }, admit);
  } catch (thrown) {
    await noticeRefusal(deps, thrown);
    const error = toAppError(thrown);
    if (error.code === 'internal') deps.log.error('An operation failed', { cause: thrown });
    throw error;
  }
}
