import * as v from 'valibot';
import { stateMachine } from '../shared/states.ts';

export const mailStatuses = stateMachine('mail', {
  queued: ['sending', 'cancelled'],
  sending: ['sent', 'queued', 'failed', 'uncertain', 'delivered', 'bounced', 'complained', 'cancelled'],
  sent: ['delivered', 'bounced', 'complained'],
  delivered: ['bounced', 'complained'],
  bounced: [],
  complained: [],
  failed: ['queued', 'cancelled'],
  uncertain: ['queued', 'cancelled', 'sent', 'delivered', 'bounced', 'complained'],
  cancelled: [],
});
export type MailStatus = keyof typeof mailStatuses.transitions;
export const mailStatus = v.picklist(mailStatuses.states);

/** Does it stay where it is until staff send it again or give it up? */
export function isStuck(status: MailStatus): boolean {
  return status === 'failed' || status === 'uncertain';
}

/** The drain's limits and delays; times in milliseconds. */
export const drainRules = {
  ratePerSecond: 2,
  leaseMs: 120_000,
  /** The drain keeps running while something falls due within this time. */
  lingerMs: 30_000,
  maxFailures: 8,
  /** The provider drops a key after 24 h; an outcome still unknown by then is for staff to resolve. */
  providerKeyMs: 24 * 3600 * 1000,
  providerKeyMarginMs: 30 * 60 * 1000,
  retryDelaysMs: [2_000, 6_000, 20_000, 120_000, 900_000, 7_200_000, 28_800_000],
  jitter: 0.2,
} as const;

/** Milliseconds to wait after the nth failure (from 1), spread by ±20 %; `random` is in [0, 1). */
export function retryDelayMs(failures: number, random: number): number {
  const { retryDelaysMs, jitter } = drainRules;
  const base = retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1] ?? 28_800_000;
  return Math.round(base * (1 - jitter + 2 * jitter * random));
}
