import * as v from 'valibot';
import { formatPercent } from '../shared/format.ts';

/**
 * How a line stands to UK VAT: a rate in basis points, or outside its scope, because the place of supply is where the
 * client belongs (VAT Act 1994, section 7A). Outside the scope is not 0%: such a line stands in no VAT box of a rate.
 */
export type VatTreatment = number | 'outsideScope';

/** The fields of a line that say it; absent where a rate counts. */
export const outsideScope = v.exactOptional(v.literal(true));

export interface Treated {
  readonly vatRate: number;
  readonly outsideScope?: true;
}

export function treatmentOf(line: Treated): VatTreatment {
  return line.outsideScope ? 'outsideScope' : line.vatRate;
}

export function treated(treatment: VatTreatment): Treated {
  return treatment === 'outsideScope' ? { vatRate: 0, outsideScope: true } : { vatRate: treatment };
}

/** 'VAT 20%', as a list of lines or a choice shows it. */
export function treatmentWords(treatment: VatTreatment): string {
  return treatment === 'outsideScope' ? 'Outside the scope of UK VAT' : `VAT ${formatPercent(treatment)}`;
}

/** '20%', 'Outside scope': in a choice that has 'VAT' above it. */
export function treatmentChoice(treatment: VatTreatment): string {
  return treatment === 'outsideScope' ? 'Outside scope' : formatPercent(treatment);
}

/** Must each line say how it stands to VAT? */
export function isSaidPerLine(treatments: ReadonlySet<VatTreatment>): boolean {
  return treatments.size > 1 || treatments.has('outsideScope');
}

/** Stands on an invoice with lines outside the scope, to a client abroad (`place-of-supply.ts`). */
export const reverseChargeNote =
  'Outside the scope of UK VAT: the place of supply is where the customer belongs. Where the reverse charge applies in that country, the customer accounts for the VAT there.';
