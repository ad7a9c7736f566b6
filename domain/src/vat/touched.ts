import type { CivilDate } from '../shared/fields.ts';
import { isRegisteredOn, rateOn, type VatHistory } from './history.ts';
import { type Treated, treatmentOf } from './treatment.ts';

/** What VAT settings may change: each line's treatment, and the day it counts by, where that is fixed. */
export interface Taxed {
  readonly lines: readonly Treated[];
  readonly taxPoint: CivilDate | null;
}

/** The days from today on by which two histories can differ. */
function daysOf(before: VatHistory, after: VatHistory, today: CivilDate): CivilDate[] {
  const changes = [before, after].flatMap(({ vatChanges, rateChanges }) => [...vatChanges, ...rateChanges]);
  return [today, ...changes.map(({ from }) => from).filter((from) => from > today)];
}

/** Would this come to another total, today or on a later day, if `after` took the place of `before`? */
export function isTouchedByVat(
  { lines, taxPoint }: Taxed,
  before: VatHistory,
  after: VatHistory,
  today: CivilDate,
): boolean {
  const days = taxPoint === null ? daysOf(before, after, today) : [taxPoint];
  return days.some((day) => {
    const isRegistered = isRegisteredOn(after, day);
    if (isRegistered !== isRegisteredOn(before, day)) return true;
    if (!isRegistered) return false;
    return lines.some((line) => {
      const treatment = treatmentOf(line);
      return treatment !== 'outsideScope' && rateOn(before, treatment, day) !== rateOn(after, treatment, day);
    });
  });
}
