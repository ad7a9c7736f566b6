import type { Invoice } from '../invoice/schema.ts';
import type { CivilDate } from '../shared/fields.ts';

type Supplied = Pick<Invoice, 'vatRegistered' | 'issuedOn' | 'taxPoint'>;

// Law, checked 2026-11-30: VAT Act 1994, section 6(4): money that comes before the invoice makes its day the tax point.
/** Does money that came on this day make it the tax point of an invoice that was issued later? */
export function movesTaxPoint(
  receivedOn: CivilDate,
  { vatRegistered, issuedOn, taxPoint }: Supplied,
): boolean {
  if (!vatRegistered || issuedOn === null) return false;
  return receivedOn < issuedOn && (taxPoint === null || receivedOn < taxPoint);
}
