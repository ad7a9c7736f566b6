import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { checklistQueries } from '@agency/domain/checklist/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { projectQueries } from '@agency/domain/project/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everySnapshot } from '../../platform/firestore.ts';
import { type Forgotten, forgetAll, forgetEach, forgetWhole } from '../forget.ts';
import { forgetLinks } from '../forget-hanging.ts';
import { forgetUnissuedOf, isBooked, isStillBilled } from './books.ts';
import { forgetFiles } from './projects.ts';

/** Projects and monthly billing that the books no longer need, after what was agreed and billed of them has gone. */
export async function forgetProjects(deps: Deps, { business }: RetentionCutoffs): Promise<Forgotten> {
  const forget = (found: QueryDocumentSnapshot) => forgetProject(deps, found);
  const { projectsToForget, cancelledProjectsToForget } = projectQueries;
  const completed = await forgetEach(deps, projectsToForget, [business.at], forget);
  const cancelled = await forgetEach(deps, cancelledProjectsToForget, ['cancelled', business.at], forget);
  const series = billingSeriesQueries.billingSeriesToForget;
  return {
    projects: completed + cancelled,
    billingSeries: await forgetAll(deps, series, ['ended', business.at]),
  };
}

async function forgetProject(deps: Deps, found: QueryDocumentSnapshot): Promise<boolean> {
  const { id } = found;
  const quoteId: unknown = found.get('quoteId');
  const isAgreed =
    typeof quoteId === 'string' && (await documentRef(deps.db, 'quotes', quoteId).get()).exists;
  if (isAgreed || (await isBooked(deps, id)) || (await isStillBilled(deps, id))) return false;
  return forgetWhole(deps, found, async () => {
    await forgetUnissuedOf(deps, id);
    await forgetFiles(deps, id, deps.clock());
    await forgetLinks(deps, id);
    for await (const { ref } of everySnapshot(deps.db, checklistQueries.checklistsOfProject, [id])) {
      await ref.delete();
    }
  });
}
