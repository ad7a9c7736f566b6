import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { longDay } from '../shared/day-words.ts';
import { tableOf } from './floor.ts';
import { FloorList } from './floor-list.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { type FloorProps, stateOf } from './floor-state.ts';
import styles from './floor-view.module.css';
import { closesAt, hasBegun, type Wish } from './opening.ts';
import { reseat } from './reservations.ts';
import type { RestaurantState } from './restaurant-state.ts';
import type { Take, View } from './screen.ts';
import { type Booking, type Bookings, freePlaces, meeting } from './seating.ts';
import {
  capitalised,
  neighbourWords,
  people,
  sittingWords,
  stateWords,
  tablesWords,
  timesWords,
} from './words.ts';

interface ViewProps {
  readonly state: RestaurantState;
  readonly wish: Wish;
  readonly now: Date;
  readonly view: View;
  readonly proposed: readonly number[];
  readonly onTake: Take;
}

/** Lets staff seat a party at another table. */
function Reseat({
  booking,
  state,
  now,
  onTake,
}: { booking: Booking } & Pick<ViewProps, 'state' | 'now' | 'onTake'>) {
  const places = freePlaces(state.bookings, booking, booking.id).filter(
    (place) => place.join() !== booking.tables.join(),
  );
  const [chosen, setChosen] = useState('');
  const place = places.find((each) => each.join() === chosen);
  if (hasBegun(booking, now) || places.length === 0) return null;
  return (
    <div className={styles.reseat}>
      <SelectField
        name="place"
        label={`Other tables for ${booking.name}`}
        placeholder="Choose"
        options={places.map((each) => ({ value: each.join(), label: capitalised(tablesWords(each)) }))}
        value={place ? chosen : ''}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        disabledReason={place ? null : 'Choose tables first.'}
        reasonHidden
        onClick={() => place && onTake((all, at) => reseat(all, booking.id, place, at), 'Reseated')}
      >
        Change tables
      </Button>
    </div>
  );
}

function Detail({ number, props, rest }: { number: number; props: FloorProps; rest: ViewProps }) {
  const state = stateOf(props, number);
  const { booking } = state;
  return (
    <div className={styles.detail}>
      <p>
        <strong>{`Table ${number}`}</strong>
        <span>{`${tableOf(number)?.seats ?? 0} seats, ${stateWords(state, props.withNames)}.`}</span>
        <span>{neighbourWords(number)}</span>
        {booking && props.withNames ? <span>{`Taken ${timesWords(booking)}.`}</span> : null}
      </p>
      {booking && props.withNames ? <Reseat key={booking.id} booking={booking} {...rest} /> : null}
    </div>
  );
}

function countWords({ date }: Wish, there: Bookings): string {
  if (closesAt(date) === null) return 'Closed all day.';
  const seated = there.reduce((sum, { party }) => sum + party, 0);
  return `${people(seated)} in ${there.length === 1 ? '1 booking' : `${there.length} bookings`}`;
}

/** The room during the chosen sitting, as a plan or as words. */
export function FloorView(props: ViewProps) {
  const { state, wish, view, proposed } = props;
  const [isList, setList] = useState(false);
  const [shown, setShown] = useState(proposed[0] ?? 1);
  // When the wish changes, the selected table follows the proposal.
  const [followed, setFollowed] = useState(proposed.join());
  if (followed !== proposed.join()) {
    setFollowed(proposed.join());
    if (proposed[0]) setShown(proposed[0]);
  }
  const there = meeting(state.bookings, wish);
  const floor: FloorProps = { proposed, there, withNames: view === 'staff', shown, onShow: setShown };
  return (
    <section className={styles.view} aria-labelledby="restaurant-room">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="restaurant-room">
            {`${longDay(wish.date)}, ${sittingWords[wish.sitting].toLowerCase()}`}
          </h2>
          <p className={styles.count}>{countWords(wish, there)}</p>
        </div>
        <div className={styles.switch}>
          {['Plan', 'List'].map((label) => (
            <Button
              key={label}
              size="small"
              aria-pressed={isList === (label === 'List')}
              className={cx(isList === (label === 'List') && styles.pressed)}
              onClick={() => setList(label === 'List')}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      {isList ? <FloorList {...floor} /> : <FloorPlan {...floor} />}
      {isList ? null : <Detail number={shown} props={floor} rest={props} />}
    </section>
  );
}
