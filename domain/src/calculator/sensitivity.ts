import { divideHalfUp } from '../shared/share.ts';
import type { Inputs } from './inputs.ts';
import { calculate, type Result } from './result.ts';

/** The same calculation with one thing changed. */
export interface Case {
  readonly key: string;
  readonly label: string;
  readonly inputs: Inputs;
  readonly result: Result;
}

/** A share of a figure, rounded half up; basis points. */
function part(value: number, share: number): number {
  return divideHalfUp(BigInt(value) * BigInt(share), 10_000n);
}

function caseOf(key: string, label: string, inputs: Inputs): Case {
  return { key, label, inputs, result: calculate(inputs) };
}

const upliftShares = [
  { share: 5_000, label: 'Half of it' },
  { share: 7_500, label: 'Three quarters' },
  { share: 10_000, label: 'As expected' },
  { share: 12_500, label: 'A quarter more' },
  { share: 15_000, label: 'Half as much again' },
] as const;

/** From a poor to a good outcome: the uplift is the figure that nobody knows. */
export function upliftCases(inputs: Inputs): readonly Case[] {
  return upliftShares.map(({ share, label }) =>
    caseOf(String(share), label, { ...inputs, uplift: part(inputs.uplift, share) }),
  );
}

/** Each of the other risks on its own. */
export function otherCases(inputs: Inputs): readonly Case[] {
  return [
    caseOf('buildCost', 'The build costs a quarter more', {
      ...inputs,
      buildCost: part(inputs.buildCost, 12_500),
    }),
    caseOf('monthlyCost', 'Running it costs twice as much', {
      ...inputs,
      monthlyCost: inputs.monthlyCost * 2,
    }),
    caseOf('margin', 'The margin is a tenth lower', { ...inputs, margin: part(inputs.margin, 9_000) }),
    caseOf('visitors', 'A fifth fewer visitors come', { ...inputs, visitors: part(inputs.visitors, 8_000) }),
  ];
}
