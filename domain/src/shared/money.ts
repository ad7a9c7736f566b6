import { invariant } from './invariant.ts';

/** Integer division that rounds half up (away from zero for halves above, towards +∞ as HMRC's examples do). */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  invariant(denominator > 0n, 'the denominator is positive');
  const doubled = numerator * 2n + denominator;
  const quotient = doubled / (denominator * 2n);
  const exact = doubled % (denominator * 2n) < 0n ? quotient - 1n : quotient;
  return Number(exact);
}

/**
 * Net of one line in pence: quantity (up to 3 decimals) × unit price (pence) × (1 − discount), rounded once, half up.
 */
export function lineNet(quantity: number, unitPrice: number, discountBasisPoints: number): number {
  const thousandths = BigInt(Math.round(quantity * 1000));
  return divideHalfUp(thousandths * BigInt(unitPrice) * BigInt(10_000 - discountBasisPoints), 10_000_000n);
}

/** A share of an amount in pence, rounded half up. */
export function shareOf(amount: number, basisPoints: number): number {
  return divideHalfUp(BigInt(amount) * BigInt(basisPoints), 10_000n);
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
