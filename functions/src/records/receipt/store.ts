import { closedBooksObstacle } from '@agency/domain/invoice/issue-obstacle';
import { type Receipt, receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { notRight } from '@agency/domain/shared/errors';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, readDocument } from '../../platform/firestore.ts';
import { readPrivateSettings } from '../../platform/settings.ts';

export function receiptRef(deps: Deps, receiptId: string): DocumentReference {
  return documentRef(deps.db, 'receipts', receiptId);
}

export function readReceipt(deps: Deps, receiptId: string, unit: UnitOfWork): Promise<Stored<Receipt>> {
  return readDocument(receiptSchema, receiptRef(deps, receiptId), 'We can’t find this receipt.', unit);
}

/** A mistyped year is more likely than money from ten years ago. */
const maxDaysBefore = 10 * 366;

/**
 * The day of money that moved.
 * @throws AppError `invalid-argument` for one to come, one too long ago, or one in closed books.
 */
export async function refuseDay(deps: Deps, unit: UnitOfWork, path: string, day: CivilDate): Promise<void> {
  const today = londonDate(deps.clock());
  const { booksClosedUntil } = await readPrivateSettings(deps, unit);
  const message =
    day > today
      ? 'The date can’t be in the future'
      : day < addDays(today, -maxDaysBefore)
        ? 'Enter a date in the last ten years'
        : closedBooksObstacle(day, booksClosedUntil);
  if (message !== null) throw notRight([{ path, message }]);
}
