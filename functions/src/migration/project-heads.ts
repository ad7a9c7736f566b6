import { project as projectSchema } from '@agency/domain/project/schema';
import { quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { withDates } from '@agency/domain/shared/with-dates';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, parseSnapshot } from '../platform/firestore.ts';
import { headNow } from '../records/project/refresh-head.ts';
import { versionRef } from '../records/quote/store.ts';
import type { Migration } from './migration.ts';

/** To run after 0.2.0: what changes later is written as it changes. */
export const projectHeads: Migration = {
  says: 'Every project says what stands below it, and none describes itself by the letter of its quote.',
  steps: [
    {
      collection: 'projects',
      change: async (deps, snapshot) => {
        const project = parseSnapshot(projectSchema, snapshot);
        if (project === null) return null;
        const head = await headNow(deps, project);
        const summary = await ownSummary(deps, project);
        const stored = snapshot.data() ?? {};
        const fields = Object.entries({ ...head, summary }).filter(
          ([name, value]) => canonicalJson(withDates(stored[name])) !== canonicalJson(value),
        );
        return fields.length === 0 ? null : Object.fromEntries(fields);
      },
    },
  ],
};

/** Earlier builds took the introduction of the accepted quote, which begins with 'Dear …'. */
async function ownSummary(
  deps: Deps,
  { quoteId, summary }: { readonly quoteId: string | null; readonly summary: string },
): Promise<string> {
  if (quoteId === null || summary === '') return summary;
  const head = await findDocument(quoteHead, documentRef(deps.db, 'quotes', quoteId));
  if (!head?.acceptance) return summary;
  const version = await findDocument(quoteVersion, versionRef(deps, quoteId, head.acceptance.version));
  return version?.content.introduction === summary ? '' : summary;
}
