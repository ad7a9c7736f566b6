import { changedFields } from '@agency/domain/audit/changes';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { ProjectActivity } from '@agency/domain/project/schema';
import { AppError } from '@agency/domain/shared/errors';
import { cleanLine } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, readDocument, withoutId } from '../../platform/firestore.ts';

export const noSuchInvoice = 'We can’t find this invoice.';

export function invoiceRef(deps: Deps, invoiceId: string): DocumentReference {
  return documentRef(deps.db, 'invoices', invoiceId);
}

export function readInvoice(
  deps: Deps,
  invoiceId: string,
  source?: DocumentSource,
): Promise<Stored<Invoice>> {
  return readDocument(invoiceSchema, invoiceRef(deps, invoiceId), noSuchInvoice, source);
}

/** @throws AppError `failed-precondition` when somebody saved since this copy was read; undefined: by an older build. */
export function refuseOldRevision({ revision = 0 }: Invoice, seen: number | undefined): void {
  if (seen === undefined || seen === revision) return;
  throw new AppError(
    'failed-precondition',
    'Someone saved this draft after you opened it. Look at their changes first.',
    { detail: `revision ${seen}, stored ${revision}` },
  );
}

interface InvoiceChange {
  readonly invoice: Stored<Invoice>;
  readonly change: Partial<Invoice>;
  /** Why, for the audit log alone. */
  readonly reason?: string;
  /** The uid of the person who did it, or `system`. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
}

/** Changes an invoice that was read in this commit, and writes its audit entry. */
export function changeInvoice(
  deps: Deps,
  unit: UnitOfWork,
  { invoice, change, reason, actor, action }: InvoiceChange,
): void {
  const before = withoutId(invoice);
  const after: Invoice = { ...before, ...change, updatedAt: deps.clock(), updatedBy: 'system' };
  const ref = invoiceRef(deps, invoice.id);
  unit.set(ref, after);
  if (Object.keys(changedFields(before, after).after).length === 0) return;
  const logged = reason === undefined ? after : { ...after, reason };
  audit(deps, unit, { actor, action, ref, before, after: logged });
}

/** Changes one invoice, which is read and written in one commit. */
export function inInvoice<T>(
  deps: Deps,
  invoiceId: string,
  change: (unit: UnitOfWork, invoice: Stored<Invoice>) => Promise<T>,
): Promise<T> {
  return commit(deps, async (unit) => change(unit, await readInvoice(deps, invoiceId, unit)));
}

interface Happened extends Pick<ProjectActivity, 'kind' | 'subject' | 'actorName'> {
  readonly projectId: string | null;
  /** Derived from the event, which happens only once. */
  readonly id: string;
}

/** Adds to the project's activity, which its members see; does nothing if the invoice has no project. */
export function writeActivity(
  deps: Deps,
  unit: UnitOfWork,
  { projectId, id, subject, ...rest }: Happened,
): void {
  if (projectId === null) return;
  unit.create(documentRef(deps.db, 'projectActivity', projectId, id), {
    ...rest,
    subject: cleanLine(subject, 200),
    at: deps.clock(),
  });
}
