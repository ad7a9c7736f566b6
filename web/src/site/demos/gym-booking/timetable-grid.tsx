/* biome-ignore-all lint/a11y/useSemanticElements: on a phone one column is left, which no table can be */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the buttons in the cells take the focus */
import { addDays } from '@agency/domain/shared/dates';
import { formatTime } from '@agency/domain/shared/format';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckIcon, ClockIcon } from '../../../ui/icons.tsx';
import { dayAndMonth, longDay, weekdayName } from '../shared/day-words.ts';
import { type Cell, cellName, useCellFocus } from '../shared/use-cell-focus.ts';
import { entryOf, hasStarted, placesTaken, waitingFor } from './booking.ts';
import type { GymState } from './gym-state.ts';
import { classesADay, classesOn, classOn, type GymClass, startOf } from './timetable.ts';
import styles from './timetable-grid.module.css';

interface GridProps {
  readonly state: GymState;
  readonly now: Date;
  readonly today: string;
  readonly cell: Cell;
  /** Goes to a class, where there is one. */
  readonly onMove: (to: Cell) => boolean;
}

/** How full a class is, in few words. */
function placesWords({ entries }: GymState, each: GymClass): string {
  const free = each.capacity - placesTaken(entries, each.id);
  const waiting = waitingFor(entries, each.id).length;
  if (free > 0) return `${free} of ${each.capacity} free`;
  return waiting > 0 ? `full, ${waiting} waiting` : 'full';
}

interface ClassButtonProps extends GridProps {
  readonly each: GymClass;
  readonly at: Cell;
}

function ClassButton({ state, now, each, at, cell, onMove }: ClassButtonProps) {
  const isShown = at.x === cell.x && at.y === cell.y;
  const mine = entryOf(state.entries, each.id, state.me);
  const isOver = hasStarted(each, now);
  const time = formatTime(startOf(each));
  const place = mine?.kind === 'place' ? (isOver ? 'attended' : 'you are in') : mine ? 'you wait' : '';
  return (
    <div
      role="gridcell"
      aria-colindex={(at.x % 7) + 1}
      aria-selected={isShown}
      className={cx(styles.cell, at.x === cell.x && styles.shownDay)}
    >
      <button
        type="button"
        data-cell={cellName(at)}
        tabIndex={isShown ? 0 : -1}
        className={cx(
          styles.class,
          isShown && styles.shown,
          isOver && styles.over,
          mine?.kind === 'place' && styles.mine,
          mine?.kind === 'waiting' && styles.waits,
        )}
        onClick={() => onMove(at)}
      >
        <span className={styles.time}>{time}</span>
        <span className={styles.name}>
          <span>{each.name}</span>
          <span className="sr-only">{` on ${longDay(each.date)}, `}</span>
        </span>
        {isOver && place ? null : (
          <span className={styles.places}>{isOver ? 'over' : placesWords(state, each)}</span>
        )}
        {place ? (
          <span className={styles.mark}>
            {mine?.kind === 'place' ? <CheckIcon size={14} /> : <ClockIcon size={14} />}
            <span>{place}</span>
          </span>
        ) : null}
      </button>
    </div>
  );
}

function DayHead({ date, day, today, cell }: GridProps & { date: string; day: number }) {
  const isToday = date === today;
  return (
    <div
      role="columnheader"
      aria-colindex={(day % 7) + 1}
      className={cx(styles.dayHead, isToday && styles.today, day === cell.x && styles.shownDay)}
    >
      <span className={styles.weekday}>{weekdayName(date)}</span>
      <span className={styles.date}>
        <span>{dayAndMonth(date)}</span>
        {isToday ? <span className={styles.todayWord}> · today</span> : null}
      </span>
    </div>
  );
}

/** The classes that are side by side in a week: the first of each day, the second, and so on. */
function Slot({ dates, slot, first, ...props }: GridProps & Week & { readonly slot: number }) {
  return (
    <div role="row" className={styles.row}>
      {dates.map((date, at) => {
        const each = classOn(date, slot);
        return each ? (
          <ClassButton key={each.id} {...props} each={each} at={{ x: first + at, y: slot }} />
        ) : null;
      })}
    </div>
  );
}

interface Week {
  readonly dates: readonly string[];
  /** The index of its Monday among the days shown. */
  readonly first: number;
}

/** The way to another day where only one is shown. */
function DayStrip({ dates, first, cell, onMove }: Week & GridProps) {
  return (
    <fieldset className={styles.strip}>
      <legend className="sr-only">Day</legend>
      {dates.map((date, at) => (
        <button
          key={date}
          type="button"
          className={styles.stripDay}
          data-weekday={weekdayName(date).slice(0, 2)}
          aria-label={longDay(date)}
          aria-pressed={first + at === cell.x}
          onClick={() => onMove({ x: first + at, y: cell.y })}
        >
          {dayAndMonth(date).replace(/ .*/, '')}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * One week at a time: seven days side by side with six classes each, and one stop for the Tab key. On a phone one day is
 * in sight, and the keys still go from day to day.
 */
export function TimetableGrid(props: GridProps) {
  const { state, cell, onMove } = props;
  const week = Math.floor(cell.x / 7);
  const first = week * 7;
  const last = first + 6;
  const { ref, onKeyDown } = useCellFocus<HTMLDivElement>(cell, onMove, {
    row: [
      { x: first, y: cell.y },
      { x: last, y: cell.y },
    ],
    grid: [
      { x: first, y: 0 },
      { x: last, y: classesADay - 1 },
    ],
  });
  const dates = Array.from({ length: 7 }, (_, at) => addDays(state.startsOn, first + at));
  const name = `${dayAndMonth(dates[0] ?? state.startsOn)} to ${dayAndMonth(dates[6] ?? state.startsOn)}`;
  return (
    <div className={styles.timetable}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <div className={styles.weeks}>
          {['This week', 'Next week'].map((label, at) => (
            <Button
              key={label}
              size="small"
              aria-pressed={week === at}
              className={cx(week === at && styles.pressed)}
              onClick={() => onMove({ x: at * 7 + (cell.x % 7), y: cell.y })}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <DayStrip {...props} dates={dates} first={first} />
      <div
        role="grid"
        // On a phone all columns but one are out of sight.
        aria-colcount={7}
        aria-label={`Timetable, ${name}`}
        aria-describedby="gym-keys"
        className={styles.grid}
        ref={ref}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.row}>
          {dates.map((date, at) => (
            <DayHead key={date} {...props} date={date} day={first + at} />
          ))}
        </div>
        {classesOn(state.startsOn).map(({ slot }) => (
          <Slot key={slot} {...props} dates={dates} slot={slot} first={first} />
        ))}
      </div>
      <p className={styles.keys} id="gym-keys">
        Keyboard: use the arrow keys, Home and End to move through the timetable, and Tab to go to the chosen
        class.
      </p>
    </div>
  );
}
