import type { QuoteHead } from '@agency/domain/quote/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Person } from '../platform/auth.ts';
import { noSuchQuote } from '../records/quote/store.ts';

/** @throws AppError `not-found` for everybody who is not in the audience, so that numbers can't be tried out. */
export function refuseOutsider(head: Pick<QuoteHead, 'memberUids'>, person: Person): void {
  if (!head.memberUids.includes(person.uid)) throw new AppError('not-found', noSuchQuote);
}
