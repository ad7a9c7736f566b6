import type { Inputs } from '@agency/domain/calculator/inputs';
import { formatList, formatMoneyShort } from '@agency/domain/shared/format';
import type { Preset, RoiCalculatorData } from './calculator-data.ts';

/** The figure that a published price fills in: its start, or the middle of its range, to the nearest ten pounds. */
export function priceOf({ from, to }: Preset): number {
  return to === null || to === from ? from : Math.round((from + to) / 2_000) * 1_000;
}

/** 'Starter site: from £1,800'. */
export function presetLabel(preset: Preset): string {
  const how = preset.to === null ? 'from' : preset.to === preset.from ? '' : 'about';
  return `${preset.name}: ${how} ${formatMoneyShort(priceOf(preset))}`.replace('  ', ' ');
}

/**
 * The note beside a result that assumes a package's lowest price. It depends on the figures and not on the choice, so
 * that a shared link shows it too.
 */
export function lowestPriceNotes(
  { build, monthly }: Pick<RoiCalculatorData, 'build' | 'monthly'>,
  { buildCost, monthlyCost }: Pick<Inputs, 'buildCost' | 'monthlyCost'>,
): readonly string[] {
  return [
    { presets: build, value: buildCost, what: 'The build cost', unit: '' },
    { presets: monthly, value: monthlyCost, what: 'The monthly cost', unit: ' a month' },
  ].flatMap(({ presets, value, what, unit }) => {
    const names = presets.filter(({ from, to }) => to === null && from === value).map(({ name }) => name);
    if (names.length === 0) return [];
    return [
      `${what} is counted at the lowest price of ${formatList(names)}: from ${formatMoneyShort(value)}${unit}. What you need may cost more.`,
    ];
  });
}
