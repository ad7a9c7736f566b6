import type { CivilDate } from '../shared/fields.ts';
import type { Invoice } from './schema.ts';

type Banked = Pick<Invoice, 'issuedOn' | 'bankDetailsSince'>;

/**
 * The day on which our bank details changed, where a client may know others: from the invoice as they got it. On the day of
 * issue either may have come first, so that day counts.
 */
export function bankDetailsChangedOn({ issuedOn, bankDetailsSince: since }: Banked): CivilDate | null {
  return since !== undefined && issuedOn !== null && since >= issuedOn ? since : null;
}
