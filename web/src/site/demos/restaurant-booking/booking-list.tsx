import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { longDay } from '../shared/day-words.ts';
import styles from './booking-list.module.css';
import { hasBegun, sittingNames, type Wish } from './opening.ts';
import type { RestaurantState } from './restaurant-state.ts';
import type { View } from './screen.ts';
import type { Booking, Bookings } from './seating.ts';
import { capitalised, people, sittingWords, tablesWords, timesWords, whenShort } from './words.ts';

interface ListProps {
  readonly state: RestaurantState;
  readonly wish: Wish;
  readonly now: Date;
  readonly view: View;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onMove: (booking: Booking) => void;
  readonly onCancel: (booking: Booking) => void;
}

interface RowsProps extends Pick<ListProps, 'now' | 'onMove' | 'onCancel'> {
  readonly caption: string;
  readonly bookings: Bookings;
  readonly withDay: boolean;
}

function Row({
  booking,
  withDay,
  now,
  onMove,
  onCancel,
}: { booking: Booking } & Omit<RowsProps, 'bookings'>) {
  const { name, party, tables } = booking;
  const begun = hasBegun(booking, now) ? 'This sitting has begun.' : null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{withDay ? whenShort(booking) : timesWords(booking)}</td>
      <td>{people(party)}</td>
      <td>{capitalised(tablesWords(tables))}</td>
      <td className={styles.actions}>
        <Button size="small" about={name} disabledReason={begun} reasonHidden onClick={() => onMove(booking)}>
          Move
        </Button>
        <Button
          size="small"
          about={name}
          disabledReason={begun}
          reasonHidden
          onClick={() => onCancel(booking)}
        >
          Cancel
        </Button>
      </td>
    </tr>
  );
}

function Rows({ caption, bookings, ...rest }: RowsProps) {
  if (bookings.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{rest.withDay ? 'When' : 'Time'}</th>
          <th scope="col">Party</th>
          <th scope="col">Table</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} caption={caption} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

const byTime = (one: Booking, other: Booking) =>
  `${one.date} ${sittingNames.indexOf(one.sitting)}`.localeCompare(
    `${other.date} ${sittingNames.indexOf(other.sitting)}`,
  ) || (one.tables[0] ?? 0) - (other.tables[0] ?? 0);

/** The bookings: staff see the whole evening, a guest what they booked. */
export function BookingList({ state, wish, view, heading, ...rest }: ListProps) {
  const isStaff = view === 'staff';
  const all = state.bookings
    .filter((each) => (isStaff ? each.date === wish.date : each.isMine))
    .toSorted(byTime);
  return (
    <section className={styles.list} aria-labelledby="restaurant-list">
      <h2 className={styles.title} id="restaurant-list" ref={heading} tabIndex={-1}>
        {isStaff ? `Evening list, ${longDay(wish.date)}` : 'Your bookings'}
      </h2>
      {all.length === 0 ? (
        <p className={styles.none}>
          {isStaff
            ? 'No one has booked for this evening.'
            : 'Your bookings will be listed here. You can move or cancel them.'}
        </p>
      ) : null}
      {isStaff ? (
        sittingNames.map((sitting) => {
          const bookings = all.filter((each) => each.sitting === sitting);
          const seated = people(bookings.reduce((sum, { party }) => sum + party, 0));
          return (
            <Rows
              key={sitting}
              caption={`${sittingWords[sitting]} sitting: ${seated}`}
              bookings={bookings}
              withDay={false}
              {...rest}
            />
          );
        })
      ) : (
        <Rows caption="Made in this browser" bookings={all} withDay {...rest} />
      )}
    </section>
  );
}
