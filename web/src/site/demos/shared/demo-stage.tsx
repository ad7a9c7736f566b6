import { londonDate } from '@agency/domain/shared/dates';
import { type ComponentType, type SetStateAction, useState } from 'react';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from './demo-stage.module.css';
import { type DemoStore, useDemoState } from './use-demo-state.ts';

export interface DemoAppProps<State> {
  readonly state: State;
  readonly change: (next: SetStateAction<State>) => void;
  /** Today's date in London, 'YYYY-MM-DD', as it was when the page came alive. */
  readonly today: string;
}

export interface DemoStageProps<State> {
  /** The demo's name, which names the region. */
  readonly name: string;
  readonly store: DemoStore<State>;
  /** Mounted in the browser alone, and anew after a reset. */
  readonly App: ComponentType<DemoAppProps<State>>;
}

/** Where a demo runs: the demo itself, whether it is kept, and the way back to the beginning. */
export function DemoStage<State>(props: DemoStageProps<State>) {
  const hydrated = useHydrated();
  return (
    <section id="demo" className={styles.stage} aria-label={`${props.name}, the demo`}>
      {hydrated ? <Running {...props} /> : <Waiting />}
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <p className={styles.opening} data-pending="">
        The demo opens here.
      </p>
      <noscript>
        <Callout title="The demo needs JavaScript">
          It runs in your browser, so it can’t be shown without. What it does and which rules it keeps is told
          below.
        </Callout>
      </noscript>
    </div>
  );
}

function Running<State>({ name, store, App }: DemoStageProps<State>) {
  const [today] = useState(() => londonDate(new Date()));
  const { state, change, isKept } = useDemoState(store, today);
  const [round, setRound] = useState(0);
  const [before, setBefore] = useState<State | null>(null);
  const begin = (next: State) => {
    change(next);
    setRound(round + 1);
  };
  const onReset = () => {
    setBefore(state);
    begin(store.initial(today));
  };
  const onUndo = (kept: State) => {
    setBefore(null);
    begin(kept);
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.note}>
          {isKept
            ? 'Sample people and figures. What you change is kept in this browser alone.'
            : 'Sample people and figures. This browser keeps nothing, so a reload begins anew.'}
        </p>
        <div className={styles.actions}>
          <span role="status">{before === null ? '' : `${name} is as it was at the beginning.`}</span>
          {before === null ? null : (
            <Button size="small" variant="quiet" onClick={() => onUndo(before)}>
              Undo reset
            </Button>
          )}
          <Button size="small" onClick={onReset}>
            Reset demo
          </Button>
        </div>
      </div>
      <App
        key={round}
        state={state}
        change={(next) => {
          setBefore(null);
          change(next);
        }}
        today={today}
      />
    </>
  );
}
