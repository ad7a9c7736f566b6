import { londonDate } from '@agency/domain/shared/dates';
import { type ComponentType, useRef, useState } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from './demo-stage.module.css';
import { onceOnly } from './once-only.ts';
import type { Change, DemoStore, SavedState } from './saved-state.ts';
import { useDemoState } from './use-demo-state.ts';
import { useNow } from './use-now.ts';
import { useOpening } from './use-opening.ts';

export interface DemoAppProps<State> {
  readonly state: State;
  /** Applies an update to the newest state, which may differ from the one shown. */
  readonly change: Change<State>;
  /** Today's date in London, 'YYYY-MM-DD'; it changes at midnight. */
  readonly today: string;
}

export interface DemoStageProps<State> {
  /** The demo's name, which names the region. */
  readonly name: string;
  /** The address of the page, to reload it. */
  readonly path: string;
  readonly store: DemoStore<State>;
  /** Mounted in the browser only, and again after a reset. */
  readonly App: ComponentType<DemoAppProps<State>>;
}

/** Where a demo runs: the demo itself, whether it is stored, and a reset. */
export function DemoStage<State>(props: DemoStageProps<State>) {
  const saved = useOpening(props.store);
  return (
    <section id="demo" className={styles.stage} aria-label={`${props.name}, the demo`} {...onceOnly}>
      {saved ? <Running {...props} saved={saved} /> : <Waiting path={props.path} />}
    </section>
  );
}

/** Without the script only CSS can tell that time passes: it reveals the way out after a while. */
function Waiting({ path }: { readonly path: string }) {
  return (
    <div className={styles.waiting} data-pending="">
      <p className={styles.opening}>The demo opens here.</p>
      <p className={styles.late}>
        This is taking a while. Check your connection, then{' '}
        <Anchor href={path} reload>
          load the page again
        </Anchor>
        .
      </p>
      <noscript>
        <Callout title="The demo needs JavaScript">
          The demo runs in your browser, so it doesn’t work without JavaScript. You can read what it does and
          which rules it follows below.
        </Callout>
      </noscript>
    </div>
  );
}

interface Reset<State> {
  readonly before: State;
  readonly after: State;
}

interface RunningProps<State> extends DemoStageProps<State> {
  readonly saved: SavedState<State>;
}

function Running<State>({ name, store, App, saved }: RunningProps<State>) {
  const today = londonDate(useNow());
  const { state, isSaved, period, beganAnew, change } = useDemoState(saved, store, today);
  const [round, setRound] = useState(0);
  const [reset, setReset] = useState<Reset<State> | null>(null);
  const resetButton = useRef<HTMLButtonElement>(null);
  // An undo would lose whatever has been done since, here or in another tab.
  const undo = reset?.after === state ? reset : null;
  const onReset = () => {
    const { before, state: after } = change((newest) => ({ before: newest, state: store.initial(today) }));
    setReset({ before, after });
    setRound(round + 1);
  };
  const onUndo = ({ before }: Reset<State>) => {
    change(() => ({ state: before }));
    setReset(null);
    setRound(round + 1);
    // The pressed button disappears.
    resetButton.current?.focus();
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.note}>
          {isSaved
            ? 'Sample people and figures. Your changes are only stored in this browser.'
            : 'Sample people and figures. Your browser doesn’t store anything, so the demo starts again when you reload the page.'}
        </p>
        <div className={styles.actions}>
          <span role="status">
            {undo !== null
              ? `${name} has been reset.`
              : beganAnew
                ? 'What was stored here is out of date or can’t be read, so the demo has started again.'
                : ''}
          </span>
          {undo === null ? null : (
            <Button size="small" variant="quiet" onClick={() => onUndo(undo)}>
              Undo reset
            </Button>
          )}
          <Button ref={resetButton} size="small" onClick={onReset}>
            Reset demo
          </Button>
        </div>
      </div>
      <App key={`${period} ${round}`} state={state} change={change} today={today} />
    </>
  );
}
