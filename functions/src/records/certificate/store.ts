import { type Certificate, certificate as certificateSchema } from '@agency/domain/certificate/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, readDocument } from '../../platform/firestore.ts';

export const noSuchCertificate = 'We can’t find this certificate.';

/** @throws AppError `not-found` when there is none. */
export function readCertificate(
  deps: Deps,
  certificateId: string,
  source?: DocumentSource,
): Promise<Stored<Certificate>> {
  const ref = documentRef(deps.db, 'certificates', certificateId);
  return readDocument(certificateSchema, ref, noSuchCertificate, source);
}
