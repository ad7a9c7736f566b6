import type { Buys } from '../client/buys.ts';
import type { Terms } from '../settings/schema.ts';
import { addDays, londonDate } from '../shared/dates.ts';
import type { Offer } from './schema.ts';

// What UK law gives a private buyer: the Consumer Contracts (Information, Cancellation and Additional Charges)
// Regulations 2013, SI 2013/3134.

/** Why a quote can't be sent yet to somebody who buys for this; null when it can. */
export function buyerObstacle(buys: Buys | null, { consumer }: Pick<Terms, 'consumer'>): string | null {
  if (buys === null) return 'Say whether this client buys for a business or privately.';
  if (buys === 'business' || consumer) return null;
  return 'Your terms have no texts for private buyers yet. Add the right to cancel, the cancellation form and the request to start early to your settings files, then put them in. The Consumer Contracts Regulations 2013 require this.';
}

/** The offer as it goes to somebody who buys for this: a private buyer's carries the right to cancel. */
export function offerFor(promised: Offer, buys: Buys | null, { consumer }: Pick<Terms, 'consumer'>): Offer {
  if (buys === null) return promised;
  const isConsumer = buys === 'private' && consumer;
  return { ...promised, buys, terms: { ...promised.terms, ...(isConsumer ? { consumer } : {}) } };
}

/** The last day on which a private buyer can cancel: 14 days after the day of the contract (regulation 30). */
export function lastDayToCancel(acceptedAt: Date): string {
  return addDays(londonDate(acceptedAt), 14);
}

/** An acceptance, as far as it decides when work starts. */
interface Accepted {
  readonly buys?: Buys | undefined;
  readonly startEarly?: boolean | undefined;
}

/** The first day of the work: for a private buyer who has not asked otherwise, after the days to cancel (regulation 36). */
export function workStartsOn(acceptedAt: Date, { buys, startEarly = false }: Accepted): string {
  const waits = buys === 'private' && !startEarly;
  return waits ? addDays(lastDayToCancel(acceptedAt), 1) : londonDate(acceptedAt);
}
