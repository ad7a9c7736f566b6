import { contactQueries } from '@agency/domain/contact/queries';
import { contact } from '@agency/domain/contact/schema';
import { contactSearchTokens } from '@agency/domain/contact/search';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import { packageRequest } from '@agency/domain/package-request/schema';
import { packageRequestSearchTokens } from '@agency/domain/package-request/search';
import type { Correction } from '@agency/domain/platform/data-request';
import type { DocumentReference } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDocument } from '../../platform/firestore.ts';
import { type Correcting, changed, correctEach } from './correcting.ts';

/** What they sent by form: the name and address above it, not what they wrote. */
export async function correctEnquiries(deps: Deps, correcting: Correcting): Promise<Correction[]> {
  const contacts = await correctEach(deps, contactQueries.contactsOfAddress, correcting, ({ ref }) =>
    correctEnquiry(deps, ref, correcting, async (unit) => {
      const found = await findDocument(contact, ref, unit);
      const fields = found && { ...found, ...fieldsFor(found, correcting) };
      return fields && { before: found, after: fields, searchTokens: contactSearchTokens(fields) };
    }),
  );
  const { packageRequestsOfAddress } = packageRequestQueries;
  const requests = await correctEach(deps, packageRequestsOfAddress, correcting, ({ ref }) =>
    correctEnquiry(deps, ref, correcting, async (unit) => {
      const found = await findDocument(packageRequest, ref, unit);
      const fields = found && { ...found, ...fieldsFor(found, correcting) };
      return fields && { before: found, after: fields, searchTokens: packageRequestSearchTokens(fields) };
    }),
  );
  return [changed('contacts', contacts), changed('packageRequests', requests)];
}

interface Named {
  readonly name: string;
  readonly email: string;
}

/** The corrected name and address of something that has both. */
export function fieldsFor({ name, email }: Named, correcting: Correcting): Named {
  return { name: correcting.name ?? name, email: correcting.to ?? email };
}

interface Corrected {
  readonly before: Named;
  readonly after: Named;
  readonly searchTokens: readonly string[];
}

function correctEnquiry(
  deps: Deps,
  ref: DocumentReference,
  { address, actor, action, isDry }: Correcting,
  read: (unit: UnitOfWork) => Promise<Corrected | null>,
): Promise<boolean> {
  return commit(deps, async (unit) => {
    const corrected = await read(unit);
    if (corrected === null || corrected.before.email !== address) return false;
    const { before, after, searchTokens } = corrected;
    if (before.name === after.name && before.email === after.email) return false;
    if (isDry) return true;
    const { name, email } = after;
    unit.update(ref, { name, email, searchTokens, updatedAt: deps.clock(), updatedBy: 'system' });
    // Neither name nor address belongs into the log.
    audit(deps, unit, { actor: actor.uid, action, ref, before: {}, after: {}, words: 'Name or address' });
    return true;
  });
}
