import type { Inputs } from '@agency/domain/calculator/inputs';
import { priceWords } from '@agency/domain/figures/price-words';
import { formatList } from '@agency/domain/shared/format-list';
import type { Preset, RoiCalculatorData } from './calculator-data.ts';

/** The figure that a published price fills in: its start, or the middle of its range, to the nearest ten pounds. */
export function priceOf({ from, to }: Preset): number {
  return to === null || to === from ? from : Math.round((from + to) / 2_000) * 1_000;
}

type Billed = 'once' | 'monthly';
type VatRate = RoiCalculatorData['vatRate'];

const wordsFor = (pence: number, billing: Billed, vatRate: VatRate): string =>
  priceWords({ from: pence, to: pence, billing }, vatRate);

/** 'Starter site: from £1,800 + VAT at 20% (£2,160 including VAT)'. */
export function presetLabel(preset: Preset, billing: Billed, vatRate: VatRate): string {
  const how = preset.to === null ? 'from ' : preset.to === preset.from ? '' : 'about ';
  return `${preset.name}: ${how}${wordsFor(priceOf(preset), billing, vatRate)}`;
}

/**
 * The note beside a result that assumes a package's lowest price. It depends on the figures and not on the choice, so
 * that a shared link shows it too.
 */
export function lowestPriceNotes(
  { build, monthly, vatRate }: Pick<RoiCalculatorData, 'build' | 'monthly' | 'vatRate'>,
  { buildCost, monthlyCost }: Pick<Inputs, 'buildCost' | 'monthlyCost'>,
): readonly string[] {
  const costs = [
    { presets: build, value: buildCost, what: 'The build cost', billing: 'once' },
    { presets: monthly, value: monthlyCost, what: 'The monthly cost', billing: 'monthly' },
  ] as const;
  return costs.flatMap(({ presets, value, what, billing }) => {
    const names = presets.filter(({ from, to }) => to === null && from === value).map(({ name }) => name);
    if (names.length === 0) return [];
    return [
      `${what} is based on the lowest price of ${formatList(names)}: from ${wordsFor(value, billing, vatRate)}. What you need may cost more.`,
    ];
  });
}
