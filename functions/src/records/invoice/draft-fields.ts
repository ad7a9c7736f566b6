import type { InvoiceDraftInput } from '@agency/domain/invoice/draft';
import { type InvoiceAmounts, invoiceAmounts } from '@agency/domain/invoice/from-draft';
import { closedBooksObstacle } from '@agency/domain/invoice/issue-obstacle';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { notRight } from '@agency/domain/shared/errors';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatPercent } from '@agency/domain/shared/format';
import { rateOn, type VatHistory, vatOn } from '@agency/domain/vat/history';
import { treatmentOf, type VatTreatment } from '@agency/domain/vat/treatment';

type Before = Pick<Invoice, 'dueOn' | 'taxPoint' | 'taxPointReason' | 'purchaseOrder' | 'plannedVat'>;

/** What staff enter in a draft, as it is stored: its money, and what is to be different from what issuing would set. */
export type DraftFields = InvoiceAmounts &
  Pick<Invoice, 'title' | 'vatRegistered' | 'dueOn' | 'taxPoint' | 'taxPointReason' | 'purchaseOrder'>;

/**
 * A draft by the VAT of its tax point: lines get the rate of that day. Fields that a form of an older build leaves out stay
 * as they were.
 * @throws AppError `invalid-argument` for a day that can't be, or a rate that is none on that day.
 */
export function draftFields(
  draft: InvoiceDraftInput,
  business: PrivateSettings,
  before: Before | null,
  today: CivilDate,
): DraftFields {
  const taxPoint = draft.taxPoint === undefined ? (before?.taxPoint ?? null) : (draft.taxPoint?.on ?? null);
  const reason = draft.taxPoint === undefined ? before?.taxPointReason : draft.taxPoint?.reason;
  const day = taxPoint ?? today;
  const dueOn = draft.dueOn === undefined ? (before?.dueOn ?? null) : draft.dueOn;
  refuseDays({ taxPoint, dueOn }, business, today);
  const { registered } = vatOn(business, day);
  const lines = draft.lines.map((line) => ({ ...line, vatRate: rateOn(business, line.vatRate, day) }));
  lines.forEach((line, index) => {
    refuseNoRate(business, day, treatmentOf(line), `draft.lines.${index}.vatRate`);
  });
  return {
    title: draft.title,
    ...invoiceAmounts({ lines, discount: draft.discount }, registered, before?.plannedVat),
    vatRegistered: registered,
    dueOn,
    taxPoint,
    taxPointReason: taxPoint === null ? null : (reason ?? null),
    purchaseOrder: draft.purchaseOrder === undefined ? (before?.purchaseOrder ?? null) : draft.purchaseOrder,
  };
}

/** @throws AppError `invalid-argument` for a treatment that is no rate on this day, while VAT is charged. */
export function refuseNoRate(
  history: VatHistory,
  day: CivilDate,
  treatment: VatTreatment,
  path: string,
): void {
  const { registered, rates } = vatOn(history, day);
  if (!registered || treatment === 'outsideScope' || rates.includes(treatment)) return;
  const message = `${formatPercent(treatment)} isn’t a VAT rate on ${formatDate(day)}`;
  throw notRight([{ path, message }]);
}

function refuseDays(
  { taxPoint, dueOn }: Pick<Invoice, 'taxPoint' | 'dueOn'>,
  { booksClosedUntil }: PrivateSettings,
  today: CivilDate,
): void {
  if (taxPoint !== null && taxPoint > today) {
    throw notRight([{ path: 'draft.taxPoint.on', message: 'The tax point can’t be in the future' }]);
  }
  const closed = taxPoint === null ? null : closedBooksObstacle(taxPoint, booksClosedUntil);
  if (closed) throw notRight([{ path: 'draft.taxPoint.on', message: closed }]);
  if (dueOn !== null && dueOn < today) {
    throw notRight([{ path: 'draft.dueOn', message: 'The due date can’t be in the past' }]);
  }
}
