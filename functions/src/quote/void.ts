import { billingSeries } from '@agency/domain/billing-series/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { InvoiceStatus } from '@agency/domain/invoice/status';
import { link as linkSchema } from '@agency/domain/link/schema';
import { project as projectSchema } from '@agency/domain/project/schema';
import { projectStatuses } from '@agency/domain/project/status';
import { quoteActions } from '@agency/domain/quote/status';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { queueMails } from '../mail-queue/outbox.ts';
import { quoteNotice } from '../mail-queue/quote-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, parseAll, runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { changeHead, inQuote, staffActor, writeEvent } from '../records/quote/store.ts';

/**
 * Declares an acceptance a mistake. The record stays, and what it created and nobody has used yet ends with it: draft
 * invoices are discarded, the billing series ends, the project is cancelled.
 */
export const voidQuote: OperationHandler<'voidQuote'> = (deps, { quoteId, reason }, { person }) =>
  inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    assertNoObstacle(quoteActions(head, now).void);
    invariant(head.acceptance !== null && head.projectId !== null, 'an accepted quote has its project');
    const undo = await prepareUndo(deps, unit, head.projectId);
    undo();
    const certificate = documentRef(deps.db, 'certificates', head.acceptance.certificateId);
    unit.update(certificate, { voidedAt: now });
    const actor = staffActor(person);
    const { version } = head.acceptance;
    writeEvent(deps, unit, quoteId, { kind: 'voided', actor, version });
    const change = { status: 'voided', voided: { reason, at: now } } as const;
    changeHead(deps, unit, { head, change, actor, action: 'voidQuote' });
    const mail = quoteNotice('quoteVoided', { quoteId, version }, [head.recipient.email], now);
    queueMails(deps, unit, [mail]);
    return { status: change.status };
  });

/** Reads what the acceptance made, and returns the writes that end it. */
async function prepareUndo(deps: Deps, unit: UnitOfWork, projectId: string): Promise<() => void> {
  const now = deps.clock();
  refuseIssued(await invoicesIn(deps, unit, projectId, ['issued', 'partPaid', 'paid', 'writtenOff']));
  // Money that came in advance is still the client's: its draft stays for staff to issue, or to turn into credit.
  const drafts = (await invoicesIn(deps, unit, projectId, ['draft'])).filter(({ advance }) => !advance);
  const projectRef = documentRef(deps.db, 'projects', projectId);
  const project = await findDocument(projectSchema, projectRef, unit);
  const seriesRef = documentRef(deps.db, 'billingSeries', `${projectId}-monthly`);
  const series = await findDocument(billingSeries, seriesRef, unit);
  const linkRef = project?.linkId ? documentRef(deps.db, 'links', project.linkId) : null;
  const link = linkRef && (await findDocument(linkSchema, linkRef, unit));
  const stamp = { updatedAt: now, updatedBy: 'system' };
  return () => {
    for (const { id } of drafts) {
      unit.update(documentRef(deps.db, 'invoices', id), { status: 'discarded', ...stamp });
    }
    if (series && series.status !== 'ended') unit.update(seriesRef, { status: 'ended', ...stamp });
    if (project && projectStatuses.can(project.status, 'cancelled')) {
      unit.update(projectRef, { status: 'cancelled', ...stamp });
    }
    // Its last day was yesterday: there is no project to follow any more.
    if (linkRef && link) unit.update(linkRef, { expiresOn: addDays(londonDate(now), -1), updatedAt: now });
  };
}

async function invoicesIn(
  deps: Deps,
  unit: UnitOfWork,
  projectId: string,
  statuses: readonly InvoiceStatus[],
): Promise<Stored<Invoice>[]> {
  const spec = invoiceQueries.invoicesOfProjectInStatus;
  const { docs } = await unit.find(runnableQuery(deps.db, spec, [projectId, statuses]));
  return parseAll(invoiceSchema, docs);
}

/** Issued invoices have to be credited first. */
function refuseIssued([issued]: readonly Stored<Invoice>[]): void {
  if (!issued) return;
  throw new AppError(
    'failed-precondition',
    `Invoice ${issued.number ?? issued.id} for this quote has been issued. Credit it first.`,
  );
}
