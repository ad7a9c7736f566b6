import { invariant } from './invariant.ts';
import { divideHalfUp } from './share.ts';

/**
 * Net of one line in pence: quantity (up to 3 decimals) × unit price (pence) × (1 − discount), rounded once, half up.
 */
export function lineNet(quantity: number, unitPrice: number, discountBasisPoints: number): number {
  const thousandths = BigInt(Math.round(quantity * 1000));
  return divideHalfUp(thousandths * BigInt(unitPrice) * BigInt(10_000 - discountBasisPoints), 10_000_000n);
}

/**
 * Splits an amount over weights so that the parts add up to it exactly: each part rounded down, what is left goes
 * penny by penny to the largest remainders, the earlier one first among equals.
 * All weights zero: everything goes to the first.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  invariant(weights.length > 0, 'there is something to allocate to');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => value / BigInt(total));
  const remainders = exact.map((value, index) => ({ index, rest: value % BigInt(total) }));
  let left = BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n);
  for (const { index } of remainders.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index)) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map(Number);
}
