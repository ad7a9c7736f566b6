import type { Invoice } from '@agency/domain/invoice/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Person } from '../../platform/auth.ts';
import { noSuchInvoice } from './store.ts';

/** To a member, of an invoice that is paid, credited or void. */
export const nothingToPay = 'There is nothing to pay on this invoice.';

/** @throws AppError `not-found` for everybody who is not in the audience, so that ids can't be tried out. */
export function refuseOutsider({ memberUids }: Pick<Invoice, 'memberUids'>, { uid }: Person): void {
  if (!memberUids.includes(uid)) throw new AppError('not-found', noSuchInvoice);
}
