import type { Client } from '@agency/domain/client/schema';
import { apart } from '@agency/domain/invoice/advance';
import { invoiceAmounts } from '@agency/domain/invoice/from-draft';
import type { ReceiptInput } from '@agency/domain/receipt/input';
import { notRight } from '@agency/domain/shared/errors';
import { formatDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { rateOn, vatOn } from '@agency/domain/vat/history';
import { treated } from '@agency/domain/vat/treatment';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { refuseNoRate } from '../records/invoice/draft-fields.ts';
import { newInvoice } from '../records/invoice/new-invoice.ts';
import { invoiceRef } from '../records/invoice/store.ts';
import { readProject } from '../records/project/store.ts';
import { readHead } from '../records/quote/store.ts';

interface Received {
  readonly input: ReceiptInput;
  readonly rest: Extract<ReceiptInput['rest'], { kind: 'advance' }>;
  readonly amount: number;
  readonly client: Stored<Client>;
  readonly person: Person;
}

/**
 * The draft for money that came before there was an invoice: it comes to exactly this sum with its VAT, and its tax point
 * is the day of receipt (VAT Notice 700, 14.2.2). Returns its id.
 */
export async function advanceDraft(
  deps: Deps,
  unit: UnitOfWork,
  { input, rest, amount, client, person }: Received,
): Promise<string> {
  const of = await ownedBy(deps, unit, rest, client.id);
  const business = await readPrivateSettings(deps, unit);
  const { registered } = vatOn(business, input.receivedOn);
  const treatment =
    rest.treatment === 'outsideScope' || !registered
      ? rest.treatment
      : rateOn(business, rest.treatment, input.receivedOn);
  refuseNoRate(business, input.receivedOn, treatment, 'rest.treatment');
  const parts = apart(amount, registered ? treatment : 0);
  const line = {
    description: `Payment received in advance on ${formatDate(input.receivedOn)}`,
    unitLabel: '',
    quantity: 1,
    unitPrice: parts.net,
    discount: 0,
    ...treated(treatment),
  };
  const plannedVat = registered && treatment !== 'outsideScope' ? [parts] : [];
  const id = `advance-${input.receiptId}`;
  const draft = newInvoice({
    title: of.title === '' ? 'Payment in advance' : `${of.title}: payment in advance`,
    client,
    projectId: of.projectId,
    quoteId: of.quoteId,
    stage: null,
    series: null,
    amounts: invoiceAmounts({ lines: [line], discount: 0 }, registered, plannedVat),
    plannedVat,
    advance: { receiptId: input.receiptId, deducted: [], deductedOutsideScope: 0, isOpen: true },
    taxPoint: input.receivedOn,
    taxPointReason: 'The money was received on this day.',
    vatRegistered: registered,
    now: deps.clock(),
  });
  const ref = invoiceRef(deps, id);
  unit.create(ref, draft);
  audit(deps, unit, { actor: person.uid, action: 'recordReceipt', ref, before: null, after: draft });
  return id;
}

/** The quote or project that the money is for. */
async function ownedBy(deps: Deps, unit: UnitOfWork, rest: Received['rest'], clientId: string) {
  if (rest.projectId !== null) {
    const project = await readProject(deps, rest.projectId, unit);
    if (project.clientId === clientId) {
      return { title: project.name, projectId: project.id, quoteId: project.quoteId };
    }
    throw notRight([{ path: 'rest.projectId', message: 'This project belongs to another client' }]);
  }
  if (rest.quoteId === null) return { title: '', projectId: null, quoteId: null };
  const head = await readHead(deps, rest.quoteId, unit);
  if (head.clientId === clientId)
    return { title: head.title, projectId: head.projectId, quoteId: rest.quoteId };
  throw notRight([{ path: 'rest.quoteId', message: 'This quote belongs to another client' }]);
}
