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
 * @throws AppError `already-exists` when its id was used for another text or day, which must not be lost.
 */
export async function isStored(
  ref: DocumentReference,
  { body, receivedOn }: Pick<EnquiryMessage, 'body' | 'receivedOn'>,
  source?: DocumentSource,
): Promise<boolean> {
  const found = await findDocument(enquiryMessage, ref, source);
  if (found === null) return false;
  if (found.body === body && found.receivedOn === receivedOn) return true;
  throw new AppError(
    'already-exists',
    'An earlier version of this message has already been saved. To save this one too, send it again.',
  );
}

/** For the commit that raises the enquiry's `lastMessageId`. */
export function storeMessage(unit: UnitOfWork, ref: DocumentReference, message: EnquiryMessage): void {
  unit.create(ref, parseForWrite(enquiryMessage, message));
}
