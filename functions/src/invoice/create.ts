import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { noteOpening, readClient, refuseArchived } from '../records/client/store.ts';
import { draftFields } from '../records/invoice/draft-fields.ts';
import { newInvoice } from '../records/invoice/new-invoice.ts';
import { invoiceRef } from '../records/invoice/store.ts';
import { readProject } from '../records/project/store.ts';

/** Creates an invoice by hand, for a project or for a client alone. Repeating the request returns the same invoice. */
export const createInvoice: OperationHandler<'createInvoice'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const invoiceId = input.invoiceId ?? newId(deps.random);
    const ref = invoiceRef(deps, invoiceId);
    const existing = await findDocument(invoiceSchema, ref, unit);
    const client = await readClient(deps, input.clientId, unit);
    if (input.projectId !== null) await refuseOtherClients(deps, unit, input.projectId, client.id);
    const business = await readPrivateSettings(deps, unit);
    const today = londonDate(deps.clock());
    const { lines, discount, totals, ...fields } = draftFields(input.draft, business, null, today);
    const made = newInvoice({
      ...fields,
      client,
      projectId: input.projectId,
      quoteId: null,
      stage: null,
      series: null,
      amounts: { lines, discount, totals },
      now: deps.clock(),
    });
    if (existing !== null) {
      if (isSame(existing, made)) return { invoiceId };
      throw new AppError('already-exists', 'An invoice with this id already exists.');
    }
    refuseArchived(client);
    noteOpening(deps, unit, client.id);
    unit.create(ref, made);
    audit(deps, unit, { actor: person.uid, action: 'createInvoice', ref, before: null, after: made });
    return { invoiceId };
  });

async function refuseOtherClients(deps: Deps, unit: UnitOfWork, projectId: string, clientId: string) {
  const project = await readProject(deps, projectId, unit);
  if (project.clientId === clientId) return;
  throw notRight([{ path: 'projectId', message: 'This project belongs to another client' }]);
}

/** Was this made by the same request? */
function isSame(existing: Invoice, made: Invoice): boolean {
  const asked = ({ clientId, projectId, title, lines, discount }: Invoice) =>
    canonicalJson({ clientId, projectId, title, lines, discount });
  return asked(existing) === asked(made);
}
