import type { Deps } from '../platform/deps.ts';
import type { PdfFile } from './file.ts';

/** A file that goes with a mail: made once, when the mail's bytes are, and kept with them. */
export type MailAttachment = () => Promise<PdfFile>;

// What a mail may carry. The renderer is loaded where one of these is called only; whoever is refused here
// (no such document) fails the mail for good, trouble with a service is tried again.

/** 'Quote Q-7K3M9P v2.pdf': the version as it was offered; 'Quote Q-7K3M9P v2 accepted.pdf' as chosen once it is accepted. */
export function quotePdfAttachment(deps: Deps, quoteId: string, version: number): MailAttachment {
  return async () => (await import('./documents.tsx')).quotePdf(deps, quoteId, version);
}

/** 'Certificate Q-7K3M9P v2.pdf' */
export function certificatePdfAttachment(deps: Deps, certificateId: string): MailAttachment {
  return async () => (await import('./documents.tsx')).certificatePdf(deps, certificateId);
}

/** 'Invoice INV-2026-0001.pdf', or 'Credit note CN-2026-0001.pdf' where the document is one. */
export function invoicePdfAttachment(deps: Deps, invoiceId: string): MailAttachment {
  return async () => (await import('./documents.tsx')).invoicePdf(deps, invoiceId);
}
