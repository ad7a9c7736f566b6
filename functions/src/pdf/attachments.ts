import type { Deps } from '../platform/deps.ts';
import type { PdfFile } from './file.ts';

/** A mail's attachment: made once, with the mail's bytes, and stored with them. */
export type MailAttachment = () => Promise<PdfFile>;

// What a mail may carry. The renderer is loaded only when one of these is called; an error raised here (no such
// document) fails the mail for good, a service failure is retried.

/** 'Quote Q-7K3M9P v2.pdf': the version as offered; 'Quote Q-7K3M9P v2 accepted.pdf' as chosen once it is accepted. */
export function quotePdfAttachment(deps: Deps, quoteId: string, version: number): MailAttachment {
  return async () => (await import('./documents.ts')).quotePdf(deps, quoteId, version);
}

/** 'Certificate Q-7K3M9P v2.pdf' */
export function certificatePdfAttachment(deps: Deps, certificateId: string): MailAttachment {
  return async () => (await import('./documents.ts')).certificatePdf(deps, certificateId);
}

/** 'Invoice INV-2026-0001.pdf', or 'Credit note CN-2026-0001.pdf' where the document is one. */
export function invoicePdfAttachment(deps: Deps, invoiceId: string): MailAttachment {
  return async () => (await import('./documents.ts')).invoicePdf(deps, invoiceId);
}
