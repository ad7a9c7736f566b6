import * as v from 'valibot';
import { blogCategoryOperations } from './blog-category.ts';
import { blogPostOperations } from './blog-post.ts';
import { checklistOperations } from './checklist.ts';
import { clientOperations } from './client.ts';
import { documentOperations } from './document.ts';
import { enquiryOperations } from './enquiry.ts';
import { invoiceOperations } from './invoice.ts';
import { linkOperations } from './link.ts';
import { mailOperations } from './mail.ts';
import { messageOperations } from './message.ts';
import { packageOperations } from './package.ts';
import { pictureOperations } from './picture.ts';
import { portfolioItemOperations } from './portfolio-item.ts';
import { projectOperations } from './project.ts';
import { quoteOperations } from './quote.ts';
import { redirectOperations } from './redirect.ts';
import { settingsOperations } from './settings.ts';
import { templateOperations } from './template.ts';
import { userOperations } from './user.ts';

/** Everything that a signed-in person's browser can ask for, by name. */
export const operations = {
  ...userOperations,
  ...clientOperations,
  ...quoteOperations,
  ...linkOperations,
  ...projectOperations,
  ...invoiceOperations,
  ...documentOperations,
  ...enquiryOperations,
  ...checklistOperations,
  ...mailOperations,
  ...messageOperations,
  ...templateOperations,
  ...pictureOperations,
  ...settingsOperations,
  ...blogPostOperations,
  ...blogCategoryOperations,
  ...packageOperations,
  ...portfolioItemOperations,
  ...redirectOperations,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type OperationInput<TName extends OperationName> = v.InferInput<Operations[TName]['input']>;
export type ParsedOperationInput<TName extends OperationName> = v.InferOutput<Operations[TName]['input']>;
export type OperationOutput<TName extends OperationName> = Operations[TName]['output'];

/** Calls that promise or move money consume their App Check token, so that a replayed call is worthless. */
const replayProtected: ReadonlySet<OperationName> = new Set<OperationName>([
  'sendQuote',
  'acceptQuote',
  'declineQuote',
  'acceptQuoteOffline',
  'voidQuote',
  'issueInvoice',
  'recordReceipt',
  'reverseReceipt',
  'recordRefund',
  'useCredit',
  'creditInvoice',
  'correctAndReissue',
  'writeOffInvoice',
  'reinstateInvoice',
  'changeBankDetails',
]);

export function isReplayProtected(name: OperationName): boolean {
  return replayProtected.has(name);
}

/** Does this operation go to the callable with more memory? */
export function isHeavy(name: OperationName): boolean {
  return operations[name].heavy === true;
}

/** The callables that carry all operations: `{ operation, input }` in, the output out. */
export const operationEnvelope = v.strictObject({
  // The keys of the constant above are exactly the names.
  operation: v.picklist(
    Object.keys(operations) as [OperationName, ...OperationName[]],
    'We don’t know this operation',
  ),
  input: v.unknown(),
});
