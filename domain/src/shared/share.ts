import { invariant } from './invariant.ts';

// Kept apart from the rest of money: a price with its VAT needs no more.

/** Integer division that rounds half up (away from zero for halves above, towards +∞ as HMRC's examples do). */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  invariant(denominator > 0n, 'the denominator is positive');
  const doubled = numerator * 2n + denominator;
  const quotient = doubled / (denominator * 2n);
  const exact = doubled % (denominator * 2n) < 0n ? quotient - 1n : quotient;
  return Number(exact);
}

/** A share of an amount in pence, rounded half up. */
export function shareOf(amount: number, basisPoints: number): number {
  return divideHalfUp(BigInt(amount) * BigInt(basisPoints), 10_000n);
}
