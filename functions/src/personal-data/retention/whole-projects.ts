import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { checklistQueries } from '@agency/domain/checklist/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { projectQueries } from '@agency/domain/project/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everySnapshot } from '../../platform/firestore.ts';
import { type PurgeCounts, purgeAll, purgeEach, purgeTree } from '../purge.ts';
import { purgeLinks } from '../purge-attached.ts';
import { isBooked, isStillBilled, purgeUnissuedOf } from './books.ts';
import { purgeFiles } from './projects.ts';

/** Projects and monthly billing that the books no longer need, once their agreements and invoices are gone. */
export async function purgeProjects(deps: Deps, { business }: RetentionCutoffs): Promise<PurgeCounts> {
  const purge = (found: QueryDocumentSnapshot) => purgeProject(deps, found);
  const { projectsToPurge, cancelledProjectsToPurge } = projectQueries;
  const completed = await purgeEach(deps, projectsToPurge, [business.at], purge);
  const cancelled = await purgeEach(deps, cancelledProjectsToPurge, ['cancelled', business.at], purge);
  const series = billingSeriesQueries.billingSeriesToPurge;
  return {
    projects: completed + cancelled,
    billingSeries: await purgeAll(deps, series, ['ended', business.at]),
  };
}

async function purgeProject(deps: Deps, found: QueryDocumentSnapshot): Promise<boolean> {
  const { id } = found;
  const quoteId: unknown = found.get('quoteId');
  const isAgreed =
    typeof quoteId === 'string' && (await documentRef(deps.db, 'quotes', quoteId).get()).exists;
  if (isAgreed || (await isBooked(deps, id)) || (await isStillBilled(deps, id))) return false;
  return purgeTree(deps, found, async () => {
    await purgeUnissuedOf(deps, id);
    await purgeFiles(deps, id, deps.clock());
    await purgeLinks(deps, id);
    for await (const { ref } of everySnapshot(deps.db, checklistQueries.checklistsOfProject, [id])) {
      await ref.delete();
    }
  });
}
