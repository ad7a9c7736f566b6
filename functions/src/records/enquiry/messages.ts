import { type EnquiryMessage, enquiryMessage } from '@agency/domain/enquiry/message';
import { AppError } from '@agency/domain/shared/errors';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, findDocument } from '../../platform/firestore.ts';
import { sha256Hex } from '../../platform/hash.ts';
import { parseForWrite } from '../../platform/parse-for-write.ts';
import type { EnquiryRef } from './store.ts';

/** The id of a message: the same for the same id of a browser's, however often it is sent. */
export function messageIdOf(kind: EnquiryMessage['kind'], browserId: string): string {
  return `${kind}-${sha256Hex(browserId).slice(0, 16)}`;
}

export function messageRef({ db }: Deps, { kind, id }: EnquiryRef, messageId: string): DocumentReference {
  return documentRef(db, kind === 'contact' ? 'contactMessages' : 'packageRequestMessages', id, messageId);
}

/**
 * Was this message stored before?
 * @throws AppError `already-exists` when its id was used for another text, which must not be lost.
 */
export async function isStored(
  ref: DocumentReference,
  body: string,
  source?: DocumentSource,
): Promise<boolean> {
  const found = await findDocument(enquiryMessage, ref, source);
  if (found === null || found.body === body) return found !== null;
  throw new AppError('already-exists', 'A different message was stored with this id. Send this one again.');
}

/** For the commit that raises the enquiry's `lastMessageId`. */
export function storeMessage(unit: UnitOfWork, ref: DocumentReference, message: EnquiryMessage): void {
  unit.create(ref, parseForWrite(enquiryMessage, message));
}
