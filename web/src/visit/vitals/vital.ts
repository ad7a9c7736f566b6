import type { Rating, VitalName } from './ratings.ts';

/** One measurement of one page view. CLS, INP and LCP are reported again when they change. */
export interface Vital {
  readonly name: VitalName;
  /** Milliseconds; CLS has no unit. */
  readonly value: number;
  /** The change since the last report. */
  readonly delta: number;
  /** The same for all reports of one page view. */
  readonly id: string;
  readonly rating: Rating;
}

export type OnVital = (vital: Vital) => void;
