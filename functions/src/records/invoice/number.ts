import { invoiceNumber, numberSequence } from '@agency/domain/invoice/number';
import type { Invoice } from '@agency/domain/invoice/schema';
import { counter } from '@agency/domain/platform/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';

export interface Numbered {
  readonly number: string;
  /** The London day on which the number was taken. */
  readonly issuedOn: string;
}

/**
 * Takes the next number of the year, in the commit that uses it: a commit that fails takes none, so that there are no
 * gaps. To be called after all other reads: the shorter the time from here to the commit, the fewer conflicts.
 */
export async function takeNumber(deps: Deps, unit: UnitOfWork, kind: Invoice['kind']): Promise<Numbered> {
  for (;;) {
    const sequence = numberSequence(kind, londonDate(deps.clock()));
    const ref = documentRef(deps.db, 'counters', sequence);
    const last = (await findDocument(counter, ref, unit))?.last ?? 0;
    // The day is taken after the read, so that a higher number never has an earlier date.
    const now = deps.clock();
    const issuedOn = londonDate(now);
    if (numberSequence(kind, issuedOn) !== sequence) continue;
    unit.set(ref, { last: last + 1, updatedAt: now });
    return { number: invoiceNumber(sequence, last + 1), issuedOn };
  }
}
