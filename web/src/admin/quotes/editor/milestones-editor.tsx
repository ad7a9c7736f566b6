import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import {
  Grip,
  type Steps,
  stepByKeys,
  useSortable,
  useSortableGroup,
} from '../../../ui/app/sortable/sortable.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { RowLabel } from '../../shared/editor/row-label.tsx';
import styles from '../../shared/editor/rows.module.css';
import { FormNumber, FormText, FormTextArea } from './fields.tsx';
import { newMilestone } from './new-parts.ts';
import type { QuoteForm } from './quote-form.ts';
import { placeOf, removedAt } from './removed.ts';
import { RowMenu } from './row-menu.tsx';
import { useFocusField } from './use-focus-field.ts';
import { useRemoval } from './use-removal.ts';

/** Promised milestones with their dates; acceptance makes them the project's. */
export function MilestonesEditor() {
  const { milestones, group, adding, add, remove, move } = useMilestones();
  return (
    <div className={styles.milestones}>
      {milestones.length > 0 ? (
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>Milestone</span>
          <span>What will be done by then (optional)</span>
          <span>Weeks in</span>
          <span />
        </div>
      ) : null}
      <ol>
        {milestones.map((milestone, index) => (
          <MilestoneRow
            key={milestone.key}
            index={index}
            group={group}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < milestones.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          ref={adding}
          size="small"
          icon={<PlusIcon />}
          onClick={add}
          disabledReason={milestones.length >= 30 ? 'A quote has at most 30 milestones.' : null}
        >
          Add milestone
        </Button>
      </div>
    </div>
  );
}

function useMilestones() {
  const { control, getValues } = useFormContext<QuoteForm>();
  const list = useFieldArray({ control, name: 'milestones', keyName: 'key' });
  const { fields, append, insert, move } = list;
  const focus = useFocusField();
  const sayRemoved = useRemoval();
  const adding = useRef<HTMLButtonElement>(null);
  return {
    milestones: fields,
    group: useSortableGroup((from, to) => move(from.index, to.index)),
    adding,
    move,
    add() {
      const last = getValues('milestones').at(-1)?.weeksAfterStart ?? 0;
      append(newMilestone({ weeksAfterStart: Number.isFinite(last) ? last + 1 : 1 }), { shouldFocus: false });
      focus(`milestones.${fields.length}.title`);
    },
    remove(index: number) {
      const removed = removedAt(getValues('milestones'), index);
      if (!removed) return;
      list.remove(index);
      if (fields.length > 1) focus(`milestones.${Math.min(index, fields.length - 2)}.title`);
      else adding.current?.focus();
      sayRemoved(`Milestone ${index + 1}`, () => {
        const place = placeOf(getValues('milestones'), removed);
        if (!place.isThere) insert(place.index, removed.part, { shouldFocus: false });
        return `milestones.${place.index}.title`;
      });
    },
  };
}

interface MilestoneRowProps extends Steps {
  readonly index: number;
  readonly group: string;
  readonly onRemove: () => void;
}

function MilestoneRow({ index, group, onUp, onDown, onRemove }: MilestoneRowProps) {
  const base = `milestones.${index}` as const;
  const what = `milestone ${index + 1}`;
  const { row, grip, className } = useSortable(group, { list: 0, index });
  return (
    <li
      ref={row}
      className={cx(styles.row, className)}
      onKeyDownCapture={(event) => stepByKeys(event, { onUp, onDown })}
    >
      <Grip grip={grip} className={styles.grip} />
      <FormText
        name={`${base}.title`}
        label={<RowLabel of={what}>Title</RowLabel>}
        maxLength={120}
        className={cx(styles.cell, styles.wide)}
      />
      <FormTextArea
        name={`${base}.description`}
        label={<RowLabel of={what}>What will be done by then</RowLabel>}
        rows={1}
        className={cx(styles.cell, styles.whole)}
      />
      <FormNumber
        name={`${base}.weeksAfterStart`}
        label={<RowLabel of={what}>Weeks from start</RowLabel>}
        max={260}
        className={cx(styles.cell, styles.rest)}
      />
      <div className={styles.menu}>
        <RowMenu what={what} {...{ onUp, onDown, onRemove }} />
      </div>
    </li>
  );
}
