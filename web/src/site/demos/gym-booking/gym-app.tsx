import { addDays, daysBetween } from '@agency/domain/shared/dates';
import { useRef, useState } from 'react';
import type { DemoAppProps } from '../shared/demo-stage.tsx';
import type { Cell } from '../shared/use-cell-focus.ts';
import { useNow } from '../shared/use-now.ts';
import { type Act, ClassPanel } from './class-panel.tsx';
import styles from './gym-app.module.css';
import { type GymState, withMoves } from './gym-state.ts';
import { MemberBar } from './member-bar.tsx';
import { type Happening, News } from './news.tsx';
import { storyClassId } from './sample.ts';
import { classesADay, classOn, daysShown, type GymClass } from './timetable.ts';
import { TimetableGrid } from './timetable-grid.tsx';
import { refusalWords } from './words.ts';

/** The gym's booking screen: the member, the timetable, and the selected class. */
export function GymApp({ state, change, today }: DemoAppProps<GymState>) {
  const now = useNow();
  const [chosen, setChosen] = useState(() => storyClassId(state.madeOn));
  const cell = cellOf(chosen, state);
  const [happening, setHappening] = useState<Happening | null>(null);
  const shown = classOn(addDays(state.startsOn, cell.x), cell.y);
  const show = (classId: string) => {
    setChosen(classId);
    setHappening(null);
  };
  const move = (to: Cell): boolean => {
    const isThere = to.x >= 0 && to.x < daysShown && to.y >= 0 && to.y < classesADay;
    if (isThere) show(`${addDays(state.startsOn, to.x)}/${to.y}`);
    return isThere;
  };
  const who = useRef<HTMLSelectElement>(null);
  const become = (me: string) => change((newest) => ({ state: { ...newest, me } }));
  const act = (action: Act, wanted: GymClass) => {
    const { outcome, done, me } = change((newest) => {
      const tried = action(newest, wanted, new Date());
      const { outcome: led } = tried;
      const state = led.ok ? withMoves(newest, led.entries, led.moves) : newest;
      return { ...tried, me: newest.me, state };
    });
    // What was shown may have changed in another tab, or with the time.
    setHappening(
      outcome.ok
        ? { text: done, isRefusal: false, moves: outcome.moves }
        : { text: refusalWords(outcome.why, me), isRefusal: true, moves: [] },
    );
  };
  return (
    <div className={styles.app}>
      <MemberBar now={now} who={who} state={state} onBecome={become} onShow={show} />
      <div className={styles.work}>
        <TimetableGrid state={state} now={now} today={today} cell={cell} onMove={move} />
        {shown ? (
          <ClassPanel state={state} shown={shown} now={now} onAct={act}>
            <News
              happening={happening}
              me={state.me}
              onBecome={(me) => {
                become(me);
                // The pressed button disappears, so the focus moves to the member whose screen it is now.
                who.current?.focus();
              }}
            />
          </ClassPanel>
        ) : null}
      </div>
    </div>
  );
}

/** A class that has left the timetable gives way to the one that the page opens with. */
function cellOf(classId: string, { startsOn, madeOn }: GymState): Cell {
  const shown = classId >= startsOn ? classId : storyClassId(madeOn);
  const [date = startsOn, slot = '0'] = shown.split('/');
  return { x: daysBetween(startsOn, date), y: Number(slot) };
}
