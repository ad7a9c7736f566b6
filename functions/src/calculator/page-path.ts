import { addressParameters } from '@agency/domain/calculator/address';
import type { TypedInputs } from '@agency/domain/calculator/inputs';
import { paths } from '@agency/domain/site/paths';

/** The calculator's page with these figures in its address; `sent` is the reference of the mail on its way. */
export function calculatorPath(typed: TypedInputs, sent?: string): string {
  const query = new URLSearchParams(Object.fromEntries(addressParameters(typed)));
  if (sent === undefined) return `${paths.roiCalculator()}?${query}`;
  query.set('sent', sent);
  return `${paths.roiCalculator()}?${query}#send`;
}
