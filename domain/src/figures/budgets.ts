import { formatMoneyShort } from '../shared/format-numbers.ts';

/** The steps of the budgets that a visitor can choose from, in pence. */
export const defaultBudgetSteps: readonly number[] = [200_000, 500_000, 1_500_000, 5_000_000];

/** The budgets that a visitor can choose: 'Under £2,000', '£2,000 to £5,000', … 'Not sure yet'. */
export function budgetWords(steps: readonly number[]): readonly string[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between = steps
    .slice(1)
    .map((to, index) => `${formatMoneyShort(steps[index] ?? first)} to ${formatMoneyShort(to)}`);
  return [`Under ${formatMoneyShort(first)}`, ...between, `Over ${formatMoneyShort(last)}`, 'Not sure yet'];
}
