import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { project as projectSchema } from '@agency/domain/project/schema';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { type PurgeCounts, purgeEach, purgeTree } from '../purge.ts';

/** Invoices that were discarded, or drafted and abandoned: no number, so in no books. */
export async function purgeUnissuedInvoices(
  deps: Deps,
  { enquiries }: RetentionCutoffs,
): Promise<PurgeCounts> {
  const spec = invoiceQueries.unissuedInvoicesToPurge;
  const purge = (found: QueryDocumentSnapshot) => purgeUnissued(deps, found);
  return { unissuedInvoices: await purgeEach(deps, spec, [['draft', 'discarded'], enquiries], purge) };
}

/** The invoice of a stage of unfinished work waits for its date, however far off, and so does one for money that came. */
async function purgeUnissued(deps: Deps, found: QueryDocumentSnapshot): Promise<boolean> {
  if (found.get('status') === 'draft' && found.get('advance.isOpen') === true) return false;
  const projectId: unknown = found.get('projectId');
  if (found.get('status') === 'draft' && typeof projectId === 'string') {
    const project = await findDocument(projectSchema, documentRef(deps.db, 'projects', projectId));
    if (project && project.status !== 'completed' && project.status !== 'cancelled') return false;
  }
  return purgeTree(deps, found);
}
