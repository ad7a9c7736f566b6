import type { VatLine } from '../quote/totals.ts';
import { divideHalfUp } from '../shared/share.ts';
import type { VatTreatment } from '../vat/treatment.ts';

/**
 * A sum that includes its VAT, taken apart: VAT is the VAT fraction of it (VAT Notice 700, 17.5), rounded half up to the
 * penny. Some sums are the total of no net, so this VAT can be a penny off rate × net, and has to be kept with it.
 */
export function apart(total: number, treatment: VatTreatment): VatLine {
  const rate = treatment === 'outsideScope' ? 0 : treatment;
  const vat = divideHalfUp(BigInt(total) * BigInt(rate), BigInt(10_000 + rate));
  return { rate, net: total - vat, vat };
}
