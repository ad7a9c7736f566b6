import { addDays, addMonths } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { isWorkingDay } from '../shared/working-days.ts';
import type { Counted } from '../user/description.ts';

// Law, checked 2026-11-30: UK GDPR article 12(3) and (4), one month from the day of receipt; the ICO counts to the same day of the next month or its last one, and on to the next working day.
/** The last day on which somebody's request about their data has to be dealt with. */
export function answerBy(askedOn: CivilDate): CivilDate {
  let day = addMonths(askedOn, 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Where a person is found by their address; the order is that of the screen. */
export const holdingKinds = [
  'clients',
  'invitations',
  'bills',
  'invoiceCopies',
  'quotes',
  'contacts',
  'packageRequests',
  'testimonials',
  'invoices',
  'mails',
  'repliesTo',
  'messages',
  'files',
  'uploads',
  'switchedOff',
  'mailLog',
  'staffAddresses',
] as const;
export type HoldingKind = (typeof holdingKinds)[number];

/**
 * What erasing them does: deleted; anonymised (it stays and no longer names them); withdrawn first and then one of these;
 * waiting until the client's work and invoices are done; or it stays for the reason of its kind.
 */
export type Fate = 'deleted' | 'anonymised' | 'withdrawn' | 'waiting' | 'stays';

/** Records of one kind with one fate. */
export interface Holding extends Counted {
  readonly kind: HoldingKind;
  readonly fate: Fate;
}

/** The account that uses an address. */
export interface HeldAccount {
  readonly uid: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly isVerified: boolean;
  /** Its address was changed and isn't confirmed: it may be somebody else's. */
  readonly isMoved: boolean;
}

/** All that is held of the person at an address. */
export interface HeldData {
  readonly account: HeldAccount | null;
  readonly holdings: readonly Holding[];
}

/** Where a correction is made, or not, and how often. */
export const correctedPlaces = [
  'account',
  'clients',
  'invitations',
  'bills',
  'invoiceCopies',
  'contacts',
  'packageRequests',
  'testimonials',
  'quotes',
  'sentQuotes',
  'accountAddress',
  'mails',
] as const;
export type CorrectedPlace = (typeof correctedPlaces)[number];

export interface Correction {
  readonly place: CorrectedPlace;
  readonly count: number;
  /** False where it stays as it is. */
  readonly isChanged: boolean;
}
