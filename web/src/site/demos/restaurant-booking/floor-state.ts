import type { Bookings } from './seating.ts';
import type { TableState } from './words.ts';

export interface FloorProps {
  readonly proposed: readonly number[];
  /** The bookings that have tables at the chosen time. */
  readonly there: Bookings;
  readonly withNames: boolean;
  /** The selected table. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

export function stateOf({ there, proposed }: FloorProps, number: number): TableState {
  const booking = there.find(({ tables }) => tables.includes(number)) ?? null;
  return { booking, isProposed: proposed.includes(number) };
}
