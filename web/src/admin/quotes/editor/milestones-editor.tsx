import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, PlusIcon } from '../../../ui/icons.tsx';
import styles from './editor-layout.module.css';
import { FormNumber, FormText, FormTextArea } from './fields.tsx';
import { newMilestone } from './new-parts.ts';
import type { QuoteForm } from './quote-form.ts';
import { StepButton } from './step-button.tsx';
import { useFocusField } from './use-focus-field.ts';

/** What is promised by when; acceptance makes them the project's milestones. */
export function MilestonesEditor() {
  const { control, getValues } = useFormContext<QuoteForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'milestones', keyName: 'key' });
  const focus = useFocusField();
  const add = () => {
    const last = getValues('milestones').at(-1)?.weeksAfterStart ?? 0;
    append(newMilestone({ weeksAfterStart: Number.isFinite(last) ? last + 1 : 1 }), { shouldFocus: false });
    focus(`milestones.${fields.length}.title`);
  };
  return (
    <>
      <ol className={styles.rows}>
        {fields.map((field, index) => (
          <MilestoneRow
            key={field.key}
            index={index}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < fields.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={add}
          disabledReason={fields.length >= 30 ? 'A quote has at most 30 milestones.' : null}
        >
          Add milestone
        </Button>
      </div>
    </>
  );
}

interface MilestoneRowProps {
  readonly index: number;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

function MilestoneRow({ index, onUp, onDown, onRemove }: MilestoneRowProps) {
  const base = `milestones.${index}` as const;
  const which = `milestone ${index + 1}`;
  return (
    <li className={styles.milestone}>
      <FormText name={`${base}.title`} label="Milestone" maxLength={120} />
      <FormTextArea name={`${base}.description`} label="What is done by then" rows={1} optional />
      <FormNumber name={`${base}.weeksAfterStart`} label="Weeks from start" max={260} />
      <div className={styles.rowTools}>
        <StepButton label={`Move ${which} up`} onStep={onUp}>
          <ArrowUpIcon size={16} />
        </StepButton>
        <StepButton label={`Move ${which} down`} onStep={onDown}>
          <ArrowDownIcon size={16} />
        </StepButton>
        <IconButton label={`Remove ${which}`} onClick={onRemove}>
          <CrossIcon size={16} />
        </IconButton>
      </div>
    </li>
  );
}
