import * as v from 'valibot';
import { id } from '../shared/fields.ts';
import { operation, output } from './contract.ts';
import { quoteId } from './ids.ts';

/** A file in an answer: callables carry JSON, so its bytes come as base64. */
export interface DownloadedFile {
  readonly fileName: string;
  readonly contentType: 'application/pdf';
  readonly base64: string;
}

const heavy = { heavy: true } as const;

/** PDF documents for members of their subject, and for staff. */
export const documentOperations = {
  /** A version that was sent; with `version: null` the working copy, for staff alone. */
  getQuotePdf: operation(
    'member',
    v.strictObject({ quoteId, version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
    output<DownloadedFile>(),
    heavy,
  ),
  /** An invoice or credit note; drafts for staff alone. */
  getInvoicePdf: operation('member', v.strictObject({ invoiceId: id }), output<DownloadedFile>(), heavy),
  getCertificatePdf: operation(
    'member',
    v.strictObject({ certificateId: id }),
    output<DownloadedFile>(),
    heavy,
  ),
} as const;
