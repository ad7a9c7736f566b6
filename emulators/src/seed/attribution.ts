import { originOf } from '@agency/domain/metrics/origin-of';
import type { Origin } from '@agency/domain/quote/origin';
import type { Attribution } from '@agency/domain/quote/schema';
import { paths } from '@agency/domain/site/paths';
import { clientIds } from './client.ts';

interface Arrival {
  readonly landingPage: string;
  readonly referrer: string;
  readonly source: string;
}

/** How the sample clients found us, of those who agreed to our noting it. */
const arrivals: Readonly<Record<string, Arrival>> = {
  [clientIds.bakery]: {
    landingPage: paths.town('worthing'),
    referrer: 'https://www.google.com/',
    source: '',
  },
  [clientIds.studio]: {
    landingPage: paths.portfolio(),
    referrer: 'https://www.instagram.com/',
    source: 'instagram',
  },
};

/** Null of those who didn't agree. */
export function attributionOf(clientId: string): Attribution | null {
  const arrival = arrivals[clientId];
  if (!arrival) return null;
  const touch = { medium: '', campaign: '', term: '', content: '', ...arrival };
  return { first: touch, last: touch };
}

export function sampleOrigin(clientId: string): Origin {
  return originOf(attributionOf(clientId));
}
