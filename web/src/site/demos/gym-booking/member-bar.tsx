import { addDays } from '@agency/domain/shared/dates';
import { formatTime } from '@agency/domain/shared/format';
import type { RefObject } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { shortDay } from '../shared/day-words.ts';
import { classesOf, classOf, hasStarted, waitingFor } from './booking.ts';
import styles from './gym-app.module.css';
import type { GymState } from './gym-state.ts';
import { memberOf, members } from './members.ts';
import { plans } from './memberships.ts';
import { type GymClass, mondayOf, startOf } from './timetable.ts';
import { noteWords } from './words.ts';

interface MemberBarProps {
  readonly now: Date;
  readonly who: RefObject<HTMLSelectElement | null>;
  readonly state: GymState;
  readonly onBecome: (memberId: string) => void;
  readonly onShow: (classId: string) => void;
}

const options = members.map(({ id, name, plan }) => ({ value: id, label: `${name}, ${plans[plan].name}` }));

interface Asked {
  readonly each: GymClass;
  readonly place: number;
}

/** A member's upcoming classes, in order of time; `place` is the position on the waiting list, 0 for a place. */
function askedBy({ entries, me }: GymState, now: Date): readonly Asked[] {
  const booked = classesOf(entries, me).map((each) => ({ each, place: 0 }));
  const waits = entries
    .filter(({ memberId, kind }) => memberId === me && kind === 'waiting')
    .flatMap(({ classId }) => {
      const each = classOf(classId);
      const line = waitingFor(entries, classId);
      return each ? [{ each, place: line.findIndex(({ memberId }) => memberId === me) + 1 }] : [];
    });
  return [...booked, ...waits]
    .filter(({ each }) => !hasStarted(each, now))
    .sort((a, b) => startOf(a.each).getTime() - startOf(b.each).getTime());
}

function Chip({ asked: { each, place }, onShow }: { asked: Asked; onShow: MemberBarProps['onShow'] }) {
  return (
    <li>
      <button type="button" className={styles.chip} onClick={() => onShow(each.id)}>
        <span className="num">{`${shortDay(each.date)}, ${formatTime(startOf(each))}`}</span>
        <span>{each.name}</span>
        {place > 0 ? <span className={styles.chipNote}>{`waiting, no. ${place}`}</span> : null}
      </button>
    </li>
  );
}

/** How much of a counted membership is used, in both weeks; null where nothing is counted. */
function usedWords({ entries, me, startsOn }: GymState): string | null {
  const { aWeek } = plans[memberOf(me).plan];
  if (aWeek === null) return null;
  const used = (monday: string) =>
    classesOf(entries, me).filter(({ date }) => mondayOf(date) === monday).length;
  return `Used: ${used(startsOn)} of ${aWeek} this week, ${used(addDays(startsOn, 7))} of ${aWeek} next week.`;
}

/** Whose screen it is, what their membership allows, what they have and what they were told. */
export function MemberBar({ now, who, state, onBecome, onShow }: MemberBarProps) {
  const member = memberOf(state.me);
  const used = usedWords(state);
  const asked = askedBy(state, now);
  const told = state.notes.filter(({ memberId }) => memberId === state.me).slice(0, 3);
  return (
    <div className={styles.bar}>
      <div className={styles.who}>
        <SelectField
          ref={who}
          name="member"
          label="You are"
          options={options}
          value={state.me}
          onChange={(event) => onBecome(event.target.value)}
          className={styles.whoField}
        />
        <p className={styles.rule}>
          <strong>{plans[member.plan].name}</strong>
          <span>{plans[member.plan].rule}</span>
          {used ? <span className="num">{used}</span> : null}
        </p>
      </div>
      <div className={styles.mine}>
        <h2 className={styles.label}>{`${member.name}’s next classes`}</h2>
        {asked.length === 0 ? (
          <p className={styles.none}>No classes yet. Choose one in the timetable.</p>
        ) : (
          <ul className={styles.chips}>
            {asked.map((each) => (
              <Chip key={each.each.id} asked={each} onShow={onShow} />
            ))}
          </ul>
        )}
        {told.length > 0 ? (
          <ul className={styles.told} aria-label={`Messages to ${member.name}`}>
            {told.map((note, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same message can come twice, and has no state
              <li key={at}>{noteWords(note)}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
