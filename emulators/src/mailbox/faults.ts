import * as v from 'valibot';

/**
 * How the provider can be made to fail:
 * - 401, 422, 429, 500: it answers with this status, and accepts no mail;
 * - timeout: it accepts the mail and never answers, so the sender can't know;
 * - reset: it cuts the connection before accepting the mail;
 * - slow: it answers after some seconds, during which its key is in progress.
 */
export const faultModes = ['ok', '401', '422', '429', '500', 'timeout', 'reset', 'slow'] as const;
export type FaultMode = (typeof faultModes)[number];

export const faultOrder = v.object({
  mode: v.picklist(faultModes),
  /** How many requests; without it, until changed. */
  count: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)))),
});
export type FaultOrder = v.InferOutput<typeof faultOrder>;

export interface Faults {
  set: (order: FaultOrder) => void;
  /** The mode for the current request, which it counts. */
  next: () => FaultMode;
  current: () => { mode: FaultMode; count: number | null };
}

export function createFaults(): Faults {
  let mode: FaultMode = 'ok';
  let left: number | null = null;
  return {
    set: (order) => {
      mode = order.mode;
      left = order.count ?? null;
    },
    next: () => {
      if (mode === 'ok' || left === null) return mode;
      if (left > 0) {
        left -= 1;
        const now = mode;
        if (left === 0) mode = 'ok';
        return now;
      }
      mode = 'ok';
      return mode;
    },
    current: () => ({ mode, count: mode === 'ok' ? null : left }),
  };
}
