import { formatList, formatTime } from '@agency/domain/shared/format';
import { longDay, shortDay } from '../shared/day-words.ts';
import { neighboursOf, tableOf } from './floor.ts';
import { daysAhead, endOf, mostPeople, type SittingName, startOf, type Wish } from './opening.ts';
import type { Refusal } from './reservations.ts';
import type { Booking } from './seating.ts';

/** Invented: the number is one of those reserved for drama. */
export const phone = '01632 960 118';

export const sittingWords: Readonly<Record<SittingName, string>> = { early: 'Early', late: 'Late' };

export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** 'table 7' or 'tables 7 and 8'. */
export function tablesWords(numbers: readonly number[]): string {
  return `${numbers.length > 1 ? 'tables' : 'table'} ${formatList(numbers.map(String))}`;
}

export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** '5:30 pm to 7:30 pm'. */
export function timesWords(wish: Wish): string {
  return `${formatTime(startOf(wish))} to ${formatTime(endOf(wish))}`;
}

/** 'Fri 27 Nov, 5:30 pm'. */
export function whenShort(wish: Pick<Wish, 'date' | 'sitting'>): string {
  return `${shortDay(wish.date)}, ${formatTime(startOf(wish))}`;
}

/** 'Varga, 4 people, Friday 27 November, 5:30 pm to 7:30 pm, table 7'. */
export function bookingWords(booking: Booking): string {
  const { name, party, date, tables } = booking;
  return `${name}, ${people(party)}, ${longDay(date)}, ${timesWords(booking)}, ${tablesWords(tables)}`;
}

/** Why something is not possible, and what is, as sentences. */
export function refusalWords(why: Refusal, { party }: { readonly party: number }): string {
  switch (why.kind) {
    case 'party':
      return 'Choose how many people are coming.';
    case 'call':
      return `For more than ${mostPeople} people, please call ${phone}: the kitchen will want to talk it through.`;
    case 'past':
      return 'This evening is over. Choose a later one.';
    case 'too-far':
      return `Tables can be booked ${daysAhead} days ahead.`;
    case 'closed':
      return 'The restaurant is closed on this day. Choose another one.';
    case 'closing':
      return `${capitalised(people(party))} would sit until ${formatTime(why.ends)}, and we close at ${formatTime(why.closes)}.`;
    case 'too-late':
      return `On the day itself, tables are booked until two hours before. Please call ${phone}.`;
    case 'full':
      return `No table is free for ${people(party)} in this sitting.`;
    case 'name':
      return why.message;
    case 'begun':
      return 'This sitting has started, so bookings can no longer be changed.';
    case 'gone':
      return 'This booking no longer exists.';
    case 'table':
      return 'These tables are taken, too small or not next to each other.';
  }
}

/** 'Can be pushed together with tables 7 and 9.' */
export function neighbourWords(number: number): string {
  const near = neighboursOf(number);
  return near.length === 0 ? 'Stands alone.' : `Can be pushed together with ${tablesWords(near)}.`;
}

export interface TableState {
  readonly booking: Booking | null;
  /** Would be given to the party being asked about. */
  readonly isProposed: boolean;
}

/** A table's state; names are shown to staff, and to the person who booked. */
export function stateWords({ booking, isProposed }: TableState, withNames: boolean): string {
  if (isProposed) return 'best for you';
  if (!booking) return 'free';
  if (withNames) return `taken by ${booking.name}, ${people(booking.party)}`;
  return booking.isMine ? `yours, ${booking.name}` : 'taken';
}

/** A table's state in the word that has room on the drawing. */
export function drawnWords({ booking, isProposed }: TableState, withNames: boolean): string {
  if (isProposed) return 'best';
  if (!booking) return 'free';
  return booking.isMine && !withNames ? 'yours' : 'taken';
}

/** 'Table 7 taken by Varga, 4 people, 4 seats': contains the words on the drawing, '7 taken', unbroken. */
export function tableWords(number: number, state: TableState, withNames: boolean): string {
  return `Table ${number} ${stateWords(state, withNames)}, ${tableOf(number)?.seats ?? 0} seats`;
}
