import type { Rating, VitalName } from './ratings.ts';

/** One measurement of one page view. CLS, INP and LCP may come again when they change. */
export interface Vital {
  readonly name: VitalName;
  /** Milliseconds; CLS has no unit. */
  readonly value: number;
  /** By how much it changed since it last came. */
  readonly delta: number;
  /** The same for all reports of one page view. */
  readonly id: string;
  readonly rating: Rating;
}

export type OnVital = (vital: Vital) => void;
