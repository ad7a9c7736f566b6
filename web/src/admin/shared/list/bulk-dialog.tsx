import { useState } from 'react';
import { Dialog } from '../../../ui/app/dialog.tsx';
import { ProgressBar } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type BulkAction, countOf } from './declaration.ts';
import styles from './list.module.css';
import type { BulkTarget } from './run-bulk.ts';
import { type BulkRun, useBulkRun } from './use-bulk-run.ts';

/** The selection when the action was chosen, whatever the list does since. */
export interface BulkPlan<T> {
  readonly action: BulkAction<T>;
  readonly able: readonly BulkTarget[];
  readonly unable: readonly (BulkTarget & { readonly reason: string })[];
}

interface Words {
  readonly one: string;
  readonly many: string;
}

interface BulkDialogProps<T> {
  readonly plan: BulkPlan<T>;
  readonly words: Words;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Lists every target of the action, runs it one by one, and reports each result. */
export function BulkDialog<T>({ plan, words, onDone, onClose }: BulkDialogProps<T>) {
  const { choice } = plan.action;
  const [chosen, setChosen] = useState(choice?.options[0].value ?? '');
  const run = useBulkRun(plan.able, (id) => plan.action.run(id, chosen), onDone);
  const isRunning = run.state === 'running';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isRunning && onClose()}
      title={titleOf(plan, words, run)}
      actions={<Actions plan={plan} words={words} run={run} onClose={onClose} />}
    >
      <div className={styles.bulk}>
        {run.state === 'asking' && choice && plan.able.length > 0 ? (
          <SelectField
            name="choice"
            label={choice.label}
            options={choice.options}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        ) : null}
        {run.state === 'asking' ? <Asking plan={plan} words={words} /> : <Progress plan={plan} run={run} />}
      </div>
    </Dialog>
  );
}

function titleOf<T>({ action, able, unable }: BulkPlan<T>, words: Words, { state, rest }: BulkRun): string {
  const all = able.length + unable.length;
  if (state === 'over') {
    const done = able.length - rest.length;
    return `${rest.length === 0 ? '' : `${done} of `}${countOf(able.length, words)} ${action.done}`;
  }
  if (able.length === 0) return `None of these ${words.many} can be ${action.done}`;
  return `${action.verb} ${unable.length === 0 ? '' : `${able.length} of `}${countOf(all, words)}?`;
}

function Asking<T>({ plan: { action, able, unable }, words }: { plan: BulkPlan<T>; words: Words }) {
  return (
    <>
      {able.length === 0 ? null : (
        <>
          <p>{action.consequence}</p>
          <ul className={styles.names}>
            {able.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {unable.length === 0 ? null : (
        <>
          <p>{`${countOf(unable.length, words)} can’t be ${action.done} and won’t change:`}</p>
          <Reasons entries={unable} />
        </>
      )}
    </>
  );
}

function Reasons({ entries }: { readonly entries: readonly (BulkTarget & { readonly reason: string })[] }) {
  return (
    <ul className={styles.names}>
      {entries.map(({ id, name, reason }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

function Progress<T>({ plan: { action, able }, run }: { readonly plan: BulkPlan<T>; readonly run: BulkRun }) {
  const { outcomes, rest, state } = run;
  const done = able.length - rest.length;
  const failed = outcomes.flatMap(({ id, name, problem }) =>
    problem === null ? [] : [{ id, name, reason: problem }],
  );
  const untried = rest.length - failed.length;
  const caption = `${done} of ${able.length} ${action.done}`;
  return (
    <>
      <ProgressBar label="Progress" labelHidden value={(done / able.length) * 100} caption={caption} />
      <p className="sr-only" role="status">
        {state === 'over' ? caption : ''}
      </p>
      {failed.length === 0 ? null : (
        <>
          <p>{`Not ${action.done}:`}</p>
          <Reasons entries={failed} />
        </>
      )}
      {state === 'over' && untried > 0 ? <p>{`Stopped before the other ${untried}.`}</p> : null}
    </>
  );
}

interface ActionsProps<T> {
  readonly plan: BulkPlan<T>;
  readonly words: Words;
  readonly run: BulkRun;
  readonly onClose: () => void;
}

function Actions<T>({ plan: { action, able }, words, run, onClose }: ActionsProps<T>) {
  const { state, rest, start, stop } = run;
  const label =
    state === 'over'
      ? 'Try the rest again'
      : `${action.verb} ${countOf(state === 'asking' ? able.length : rest.length, words)}`;
  return (
    <>
      <Button onClick={state === 'running' ? stop : onClose}>
        {state === 'running' ? 'Stop' : state === 'over' ? 'Close' : 'Cancel'}
      </Button>
      {rest.length === 0 ? null : (
        <Button
          variant={action.tone === 'danger' ? 'danger' : 'primary'}
          busy={state === 'running'}
          onClick={start}
        >
          {label}
        </Button>
      )}
    </>
  );
}
