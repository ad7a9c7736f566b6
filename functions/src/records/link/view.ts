import { certificate as certificateSchema } from '@agency/domain/certificate/schema';
import type { Link } from '@agency/domain/link/schema';
import { projectQueries } from '@agency/domain/project/queries';
import { milestone, project as projectSchema } from '@agency/domain/project/schema';
import { type ProjectView, projectView } from '@agency/domain/project/view';
import { quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { type QuoteView, quoteView } from '@agency/domain/quote/view';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, findDocuments } from '../../platform/firestore.ts';
import { versionRef } from '../quote/store.ts';

/** The quote that a link shows: the version that was sent last; null when there is none any more. */
export async function quoteBehind(deps: Deps, link: Pick<Link, 'documentId'>): Promise<QuoteView | null> {
  const head = await findDocument(quoteHead, documentRef(deps.db, 'quotes', link.documentId));
  if (head === null || head.sentVersion === 0) return null;
  const shown = head.acceptance?.version ?? head.sentVersion;
  const version = await findDocument(quoteVersion, versionRef(deps, head.id, shown));
  if (version === null) return null;
  const { id: _id, ...frozen } = version;
  const certificate =
    head.acceptance &&
    (await findDocument(
      certificateSchema,
      documentRef(deps.db, 'certificates', head.acceptance.certificateId),
    ));
  return quoteView(head, frozen, deps.clock(), certificate);
}

/** The project that a link shows; null when there is none any more. */
export async function projectBehind(deps: Deps, link: Pick<Link, 'documentId'>): Promise<ProjectView | null> {
  const found = await findDocument(projectSchema, documentRef(deps.db, 'projects', link.documentId));
  if (found === null) return null;
  const spec = projectQueries.milestonesOfProject;
  return projectView(found, await findDocuments(deps, milestone, spec, [], [found.id]));
}
