import { certificate as certificateSchema } from '@agency/domain/certificate/schema';
import { fileQueries } from '@agency/domain/file/queries';
import { projectFile } from '@agency/domain/file/schema';
import { isIssued } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { invoiceState } from '@agency/domain/invoice/state';
import { invoiceStatuses } from '@agency/domain/invoice/status';
import type { Link } from '@agency/domain/link/schema';
import { projectQueries } from '@agency/domain/project/queries';
import { milestone, project as projectSchema, projectUpdate } from '@agency/domain/project/schema';
import { projectView, type TrackedProject, trackedItems, updateView } from '@agency/domain/project/view';
import { quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { type QuoteView, quoteView } from '@agency/domain/quote/view';
import { londonDate } from '@agency/domain/shared/dates';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, findDocuments } from '../../platform/firestore.ts';
import { versionRef } from '../quote/store.ts';

/** Those of an invoice that was issued. */
const shownStatuses = invoiceStatuses.states.filter((status) => isIssued({ status }));

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
export async function projectBehind(
  deps: Deps,
  link: Pick<Link, 'documentId'>,
): Promise<TrackedProject | null> {
  const found = await findDocument(projectSchema, documentRef(deps.db, 'projects', link.documentId));
  if (found === null) return null;
  const newestFiles = { ...fileQueries.filesOfProjectSeenBy, limit: trackedItems };
  const [milestones, invoices, updates, files] = await Promise.all([
    findDocuments(deps, milestone, projectQueries.milestonesOfProject, [], [found.id]),
    findDocuments(deps, invoiceSchema, invoiceQueries.invoicesOfProjectInStatus, [found.id, shownStatuses]),
    findDocuments(deps, projectUpdate, projectQueries.updatesOfProject, [], [found.id]),
    findDocuments(deps, projectFile, newestFiles, ['client'], [found.id]),
  ]);
  const today = londonDate(deps.clock());
  return {
    ...projectView(found, milestones, { isSignedIn: false }),
    invoices: invoices.map((invoice) => invoiceState(invoice, today)),
    updates: updates.slice(0, trackedItems).map(updateView),
    files: files.map(({ name, size, createdAt }) => ({ name, size, addedAt: createdAt.toISOString() })),
  };
}
