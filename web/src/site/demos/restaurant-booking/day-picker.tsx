import { addDays, daysBetween } from '@agency/domain/shared/dates';
import { cx } from '../../../ui/cx.ts';
import { dayAndMonth, longDay, weekdayOf } from '../shared/day-words.ts';
import { type Cell, cellName, useCellFocus } from '../shared/use-cell-focus.ts';
import styles from './day-picker.module.css';
import { closesAt, daysAhead, sittingNames, type Wish } from './opening.ts';
import { propose } from './reservations.ts';
import type { RestaurantState } from './restaurant-state.ts';
import type { Booking } from './seating.ts';
import { people } from './words.ts';

interface PickerProps {
  readonly state: RestaurantState;
  readonly wish: Wish;
  readonly now: Date;
  readonly today: string;
  readonly moving: Booking | null;
  readonly onWish: (wish: Wish) => void;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

type Standing = 'free' | 'full' | 'closed';

function standingOf({ state, wish, now, moving }: PickerProps, date: string): Standing {
  if (closesAt(date) === null) return 'closed';
  const isFree = sittingNames.some(
    (sitting) => 'tables' in propose(state.bookings, { ...wish, date, sitting }, now, moving?.id),
  );
  return isFree ? 'free' : 'full';
}

interface DayProps extends PickerProps {
  readonly date: string;
  readonly at: Cell;
  readonly hasFocus: boolean;
}

function Day({ date, at, hasFocus, ...props }: DayProps) {
  const { wish, today, onWish } = props;
  const standing = standingOf(props, date);
  const isChosen = date === wish.date;
  const isFirst = date === today || date.endsWith('-01');
  const words = {
    free: '',
    full: `, no table for ${people(Math.max(1, wish.party))}`,
    closed: ', closed',
  }[standing];
  return (
    <button
      type="button"
      data-cell={cellName(at)}
      data-month={isFirst ? dayAndMonth(date).replace(/^\d+ /, '') : undefined}
      tabIndex={hasFocus ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={`${longDay(date)}${words}`}
      className={cx(styles.day, styles[standing], isChosen && styles.chosen, date === today && styles.today)}
      onClick={() => onWish({ ...wish, date })}
    >
      <span className={styles.number}>{Number(date.slice(8))}</span>
    </button>
  );
}

const cellAt = (day: number): Cell => ({ x: day % 7, y: Math.floor(day / 7) });

/** Sixty days, week by week; one stop for the Tab key, and the arrow keys choose. */
export function DayPicker(props: PickerProps) {
  const { wish, today, onWish } = props;
  const monday = addDays(today, -weekdayOf(today));
  const first = weekdayOf(today);
  const index = daysBetween(monday, wish.date);
  const last = first + daysAhead - 1;
  const current = cellAt(index);
  const go = ({ x, y }: Cell): boolean => {
    const to = y * 7 + x;
    const isThere = to >= first && to <= last;
    if (isThere) onWish({ ...wish, date: addDays(monday, to) });
    return isThere;
  };
  const { ref, onKeyDown } = useCellFocus<HTMLTableElement>(current, go, {
    row: [cellAt(Math.max(first, current.y * 7)), cellAt(Math.min(last, current.y * 7 + 6))],
    grid: [cellAt(first), cellAt(last)],
  });
  const weeks = Math.ceil((first + daysAhead) / 7);
  return (
    <div className={styles.picker}>
      <p className={styles.label} id="restaurant-day">
        1. Day
      </p>
      {/* No live region: the button that takes the focus says the same. */}
      <p className={styles.chosenDay}>{longDay(wish.date)}</p>
      <div className={styles.scroll}>
        <table
          className={styles.table}
          aria-labelledby="restaurant-day"
          aria-describedby="restaurant-keys"
          ref={ref}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: weeks }, (_, y) => (
              <tr key={addDays(monday, y * 7)}>
                {weekdays.map((name, x) => {
                  const day = y * 7 + x;
                  const isThere = day >= first && day <= last;
                  return (
                    <td key={name}>
                      {isThere ? (
                        <Day {...props} date={addDays(monday, day)} at={{ x, y }} hasFocus={day === index} />
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.keys} id="restaurant-keys">
        Crossed out: closed. Pale: no table big enough.
      </p>
    </div>
  );
}
