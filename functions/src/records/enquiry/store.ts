import { contact as contactSchema } from '@agency/domain/contact/schema';
import { closedWords, type EnquiryStatus } from '@agency/domain/contact/status';
import { packageRequest as packageRequestSchema } from '@agency/domain/package-request/schema';
import type { Attribution, Enquiry, Recipient } from '@agency/domain/quote/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, readDocument } from '../../platform/firestore.ts';

/** An enquiry as staff answer it in the inbox, whichever form it came from. */
export interface AnyEnquiry {
  readonly ref: DocumentReference;
  readonly reference: string;
  /** What it is about, in a line. */
  readonly subject: string;
  /** What the visitor wrote; empty if nothing was written. */
  readonly message: string;
  readonly recipient: Recipient;
  readonly package: { readonly id: string; readonly name: string } | null;
  readonly attribution: Attribution | null;
  readonly status: EnquiryStatus;
  readonly quoteId: string | null;
  readonly repliedAt: Date | null;
  readonly lastMessageId: string | null;
  readonly answeredOn: CivilDate | null;
  readonly createdAt: Date;
}

export interface EnquiryRef {
  readonly kind: 'contact' | 'packageRequest';
  readonly id: string;
}

/** @throws AppError `not-found` */
export async function readEnquiry(
  deps: Deps,
  { kind, id }: EnquiryRef,
  source?: DocumentSource,
): Promise<AnyEnquiry> {
  if (kind === 'contact') {
    const ref = documentRef(deps.db, 'contacts', id);
    const found = await readDocument(contactSchema, ref, 'We can’t find this message.', source);
    const { name, email } = found;
    return { ...found, ref, recipient: { name, email, company: null, phone: null }, package: null };
  }
  const ref = documentRef(deps.db, 'packageRequests', id);
  const found = await readDocument(packageRequestSchema, ref, 'We can’t find this request.', source);
  const { name, email, company, phone, packageId, packageName } = found;
  return {
    ...found,
    ref,
    subject: packageName,
    recipient: { name, email, company, phone },
    package: { id: packageId, name: packageName },
  };
}

/** @throws AppError `failed-precondition` for one that is archived or marked as spam. */
export function refuseClosed({ status }: AnyEnquiry): void {
  const why = closedWords(status);
  if (why !== null) throw new AppError('failed-precondition', why);
}

/** The enquiry as stored in the quote that it becomes. */
export function enquiryOf({ recipient, message, package: chosen }: AnyEnquiry): Enquiry {
  return {
    ...recipient,
    services: [],
    packageId: chosen?.id ?? null,
    packageName: chosen?.name ?? null,
    message: message === '' ? `Requested the package ${chosen?.name ?? ''}` : message,
    budget: null,
    timeline: null,
    contactPreference: null,
    estimate: null,
    uploadIds: [],
  };
}
