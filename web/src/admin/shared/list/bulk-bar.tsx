import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Asked } from './address.ts';
import { BulkDialog, type BulkPlan } from './bulk-dialog.tsx';
import { type BulkAction, countOf, type List } from './declaration.ts';
import styles from './list.module.css';
import { SelectAll } from './select-all.tsx';
import type { Selected, SelectedRows } from './selection.ts';
import { useBulkUndo } from './use-bulk-undo.ts';

interface BulkBarProps<T> {
  readonly list: List<T>;
  readonly asked: Asked;
  readonly selection: SelectedRows<T>;
  readonly actions: readonly BulkAction<T>[];
  readonly onClear: () => void;
}

/** The selected rows that the action applies to, as last seen. */
export function planBulk<T>(
  action: BulkAction<T>,
  rows: readonly Stored<T>[],
  nameOf: (row: Stored<T>) => string,
  now: Date,
): BulkPlan<T> {
  const judged = rows.map((row) => ({ id: row.id, name: nameOf(row), reason: action.obstacle(row, now) }));
  return {
    action,
    able: judged.flatMap(({ id, name, reason }) => (reason === null ? [{ id, name }] : [])),
    unable: judged.flatMap(({ id, name, reason }) => (reason === null ? [] : [{ id, name, reason }])),
  };
}

/** '3 quotes selected, 1 not on this page'; nothing where none is. */
export function selectedWords<T>(
  { rows, inSight }: Selected<T>,
  words: { readonly one: string; readonly many: string },
): string {
  if (rows.size === 0) return '';
  const hidden = rows.size - inSight.size;
  return `${countOf(rows.size, words)} selected${hidden === 0 ? '' : `, ${hidden} not on this page`}`;
}

/** At the foot of the list while rows are selected: their number, and the actions on them. */
export function BulkBar<T>({ list, asked, selection, actions, onClear }: BulkBarProps<T>) {
  const { selected, drop } = selection;
  const [plan, setPlan] = useState<BulkPlan<T> | null>(null);
  const undo = useBulkUndo(list);
  return (
    <>
      {selected.rows.size === 0 ? null : (
        <section className={styles.bulkBar} aria-label={`Selected ${list.many}`}>
          <p>{selectedWords(selected, list)}</p>
          <SelectAll list={list} asked={asked} onFound={selection.selectFound} />
          {actions.map((action) => (
            <Button
              key={action.verb}
              size="small"
              onClick={() => {
                const rows = [...selected.rows.values()];
                undo.begin(rows);
                setPlan(planBulk(action, rows, list.nameOf, new Date()));
              }}
            >
              {action.verb}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear selection
          </Button>
        </section>
      )}
      {plan ? (
        <BulkDialog
          plan={plan}
          words={list}
          onDone={(id) => {
            undo.note(id);
            drop([id]);
          }}
          onClose={() => {
            setPlan(null);
            undo.offer(plan.action);
          }}
        />
      ) : null}
    </>
  );
}
