import { receiptQueries } from '@agency/domain/receipt/queries';
import { type Receipt, receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, parseAll, runnableQuery } from '../platform/firestore.ts';
import { receiptRef } from '../records/receipt/store.ts';

type Money = Pick<Receipt, 'kind' | 'clientId' | 'amount' | 'method' | 'receivedOn' | 'reference'>;
type Asked = Money & { readonly receiptId: string; readonly isAnother: boolean };

/**
 * Was this money recorded before: under the same id, or just like it under another, as when two tabs or two people record
 * the same bank transfer? One that was reversed is forgotten.
 * @throws AppError `already-exists` when its id belongs to other money.
 */
export async function findRecorded(
  deps: Deps,
  unit: UnitOfWork,
  asked: Asked,
): Promise<Stored<Receipt> | null> {
  const sameId = await findDocument(receiptSchema, receiptRef(deps, asked.receiptId), unit);
  if (sameId !== null) {
    if (isAlike(sameId, asked)) return sameId;
    throw new AppError(
      'already-exists',
      'A different payment has been recorded with this id. Enter this one again.',
    );
  }
  if (asked.isAnother) return null;
  const { clientId, amount, receivedOn } = asked;
  const query = runnableQuery(deps.db, receiptQueries.receiptsAlike, [clientId, amount, receivedOn]);
  const found = parseAll(receiptSchema, (await unit.find(query)).docs);
  return found.find((receipt) => receipt.reversed === null && isAlike(receipt, asked)) ?? null;
}

function isAlike(recorded: Money, asked: Money): boolean {
  return (
    recorded.kind === asked.kind &&
    recorded.clientId === asked.clientId &&
    recorded.amount === asked.amount &&
    recorded.method === asked.method &&
    recorded.receivedOn === asked.receivedOn &&
    recorded.reference === asked.reference
  );
}
