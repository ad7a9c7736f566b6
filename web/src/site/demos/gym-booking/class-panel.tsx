import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { longDay } from '../shared/day-words.ts';
import {
  book,
  cancel,
  type Entries,
  entryOf,
  hasStarted,
  isFull,
  joinList,
  leaveList,
  type Outcome,
  placesTaken,
  waitingFor,
} from './booking.ts';
import styles from './class-panel.module.css';
import type { GymState } from './gym-state.ts';
import { memberOf } from './members.ts';
import { plans } from './memberships.ts';
import type { GymClass } from './timetable.ts';
import { classWords, deadlineWords, refusalWords, timeWords } from './words.ts';

interface Action {
  readonly label: string;
  readonly variant: 'primary' | 'secondary';
  readonly run: (entries: Entries, wanted: GymClass, memberId: string, now: Date) => Outcome;
  /** What it says when it is done: '{name} …'. */
  readonly done: string;
}

const actions = {
  book: { label: 'Book this class', variant: 'primary', run: book, done: 'is booked into' },
  join: {
    label: 'Join the waiting list',
    variant: 'primary',
    run: joinList,
    done: 'is on the waiting list of',
  },
  cancel: { label: 'Give up my place', variant: 'secondary', run: cancel, done: 'has given up a place in' },
  leave: {
    label: 'Leave the waiting list',
    variant: 'secondary',
    run: leaveList,
    done: 'has left the waiting list of',
  },
} as const satisfies Record<string, Action>;

function actionFor({ entries, me }: GymState, shown: GymClass): Action {
  const mine = entryOf(entries, shown.id, me);
  if (mine) return mine.kind === 'place' ? actions.cancel : actions.leave;
  return isFull(entries, shown) ? actions.join : actions.book;
}

/** Something that a member does with a class: book, wait, cancel, leave. */
export type Act = (state: GymState, wanted: GymClass, now: Date) => { outcome: Outcome; done: string };

interface PanelProps {
  readonly state: GymState;
  readonly shown: GymClass;
  readonly now: Date;
  readonly onAct: (act: Act, wanted: GymClass) => void;
}

function People({
  title,
  entries,
  me,
  ordered,
}: {
  title: string;
  entries: Entries;
  me: string;
  ordered?: boolean;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <div>
      <h3 className={styles.label}>{title}</h3>
      {entries.length === 0 ? (
        <p className={styles.nobody}>No one</p>
      ) : (
        <List className={ordered ? styles.line : styles.people}>
          {entries.map(({ memberId }) => (
            <li key={memberId}>
              <span>{memberOf(memberId).name}</span>
              {memberId === me ? <span className={styles.you}>you</span> : null}
              <span className={styles.plan}>{plans[memberOf(memberId).plan].name}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

/** The one thing that the member can do with the class, or why not. */
function Action({ state, shown, now, onAct }: PanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [acted, setActed] = useState(0);
  // Another button has replaced it, so the focus moves there.
  useEffect(() => {
    if (acted > 0) button.current?.focus();
  }, [acted]);
  const { label, variant, run, done } = actionFor(state, shown);
  const tried = run(state.entries, shown, state.me, now);
  const act: Act = ({ entries, me }, wanted, at) => ({
    outcome: run(entries, wanted, me, at),
    done: `${memberOf(me).name} ${done} ${classWords(wanted)}.`,
  });
  return (
    <Button
      ref={button}
      variant={variant}
      wide
      disabledReason={tried.ok ? null : refusalWords(tried.why, state.me)}
      onClick={() => {
        onAct(act, shown);
        setActed(acted + 1);
      }}
    >
      {label}
    </Button>
  );
}

/** The chosen class: when and where, who is in, who waits, and what the member can do. */
export function ClassPanel({ children, ...props }: PanelProps & { readonly children: ReactNode }) {
  const { state, shown, now } = props;
  const taken = placesTaken(state.entries, shown.id);
  const places = state.entries.filter(({ classId, kind }) => classId === shown.id && kind === 'place');
  return (
    <section className={styles.panel} aria-labelledby="gym-class">
      <div>
        <h2 className={styles.title} id="gym-class">
          {shown.name}
        </h2>
        <p className={styles.when}>{longDay(shown.date)}</p>
        <p className={styles.when}>{timeWords(shown)}</p>
        <p className={styles.where}>{`${shown.room}, with ${shown.teacher}`}</p>
      </div>
      <div>
        <p className={styles.count}>
          <strong>{taken}</strong>
          <span>{` of ${shown.capacity} places taken`}</span>
        </p>
        <div className={styles.seats} aria-hidden="true">
          {Array.from({ length: shown.capacity }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no more than a number
            <span key={at} className={at < taken ? styles.seatTaken : styles.seat} />
          ))}
        </div>
      </div>
      <div className={styles.action}>
        <Action {...props} />
        {hasStarted(shown, now) ? null : (
          <p className={styles.deadline}>{`You can give up your place ${deadlineWords(shown)}.`}</p>
        )}
      </div>
      {children}
      <People title="In the class" entries={places} me={state.me} />
      <People
        title="Waiting, in this order"
        entries={waitingFor(state.entries, shown.id)}
        me={state.me}
        ordered
      />
    </section>
  );
}
