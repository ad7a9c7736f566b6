import { AppError } from '@agency/domain/shared/errors';

/** What no document can be called: an address may name anything. */
const impossible = /^$|\/|^\.{1,2}$|^__.*__$/;

/** @throws AppError `not-found` for ids that no document can have, before Firestore calls them a mistake of ours. */
export function refuseImpossible(ids: readonly string[]): void {
  if (ids.some((id) => impossible.test(id))) throw new AppError('not-found', 'No document has this id');
}
