import type { Invoice } from '@agency/domain/invoice/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Person } from '../../platform/auth.ts';
import { noSuchInvoice } from './store.ts';

/** @throws AppError `not-found` for everybody who is not in the audience, so that ids can't be tried out. */
export function refuseOutsider({ memberUids }: Pick<Invoice, 'memberUids'>, { uid }: Person): void {
  if (!memberUids.includes(uid)) throw new AppError('not-found', noSuchInvoice);
}
