import { AppError } from '@agency/domain/shared/errors';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';

export function categoryRef({ db }: Pick<Deps, 'db'>, slug: string): DocumentReference {
  return documentRef(db, 'blogCategories', slug);
}

export function noSuchCategory(): AppError {
  return new AppError('not-found', 'We can’t find this category. Someone may have removed or renamed it.');
}
