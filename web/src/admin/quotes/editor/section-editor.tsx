import type { VatRate } from '@agency/domain/shared/fields';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, PlusIcon } from '../../../ui/icons.tsx';
import { FormText, FormTextArea } from './fields.tsx';
import type { Place } from './line-order.ts';
import { LineRow } from './line-row.tsx';
import { newLine, newPartId } from './new-parts.ts';
import type { QuoteForm } from './quote-form.ts';
import styles from './section-editor.module.css';
import { StepButton } from './step-button.tsx';
import { useFocusField } from './use-focus-field.ts';

export interface SectionEditorProps {
  readonly index: number;
  readonly defaultRate: VatRate;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
  /** Undefined where a line can't go further. */
  readonly lineStep: (place: Place, direction: 'up' | 'down') => (() => void) | undefined;
}

/** One section with its lines. */
export function SectionEditor(props: SectionEditorProps) {
  const { index, defaultRate, lineStep } = props;
  const { lines, add, copy, remove } = useLines(index, defaultRate);
  return (
    <section className={styles.section} aria-label={`Section ${index + 1}`}>
      <SectionHead {...props} />
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            place={{ section: index, line: at }}
            onUp={lineStep({ section: index, line: at }, 'up')}
            onDown={lineStep({ section: index, line: at }, 'down')}
            onCopy={() => copy(at)}
            onAddBelow={() => add(at + 1)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button size="small" icon={<PlusIcon />} onClick={() => add(lines.length)}>
          Add line
        </Button>
        {lines.length === 0 ? <span className={styles.empty}>A section needs at least one line.</span> : null}
      </div>
    </section>
  );
}

function useLines(section: number, defaultRate: VatRate) {
  const { control, getValues } = useFormContext<QuoteForm>();
  const name = `sections.${section}.lines` as const;
  const { fields, insert, remove: takeOut } = useFieldArray({ control, name, keyName: 'key' });
  const focus = useFocusField();
  const toast = useToast();
  return {
    lines: fields,
    add(at: number) {
      insert(at, newLine(defaultRate), { shouldFocus: false });
      focus(`${name}.${at}.description`);
    },
    copy(at: number) {
      const line = structuredClone(getValues(`${name}.${at}`));
      insert(at + 1, { ...line, id: newPartId() }, { shouldFocus: false });
      focus(`${name}.${at + 1}.description`);
    },
    remove(at: number) {
      const line = structuredClone(getValues(`${name}.${at}`));
      takeOut(at);
      if (fields.length > 1) focus(`${name}.${Math.min(at, fields.length - 2)}.description`);
      const onAction = () => insert(at, line, { shouldFocus: false });
      toast(`Line ${at + 1} removed`, { tone: 'info', action: { label: 'Undo', onAction } });
    },
  };
}

function SectionHead({ index, onUp, onDown, onRemove }: SectionEditorProps) {
  const { getValues } = useFormContext<QuoteForm>();
  const [hasIntroduction, setHasIntroduction] = useState(
    () => getValues(`sections.${index}.introduction`) !== '',
  );
  const focus = useFocusField();
  const which = `section ${index + 1}`;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <FormText name={`sections.${index}.title`} label="Section title" maxLength={120} />
        </div>
        <div className={styles.tools}>
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
      </div>
      <div className={styles.introduction}>
        {hasIntroduction ? (
          <FormTextArea
            name={`sections.${index}.introduction`}
            label="Section introduction"
            rows={2}
            optional
          />
        ) : (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setHasIntroduction(true);
              focus(`sections.${index}.introduction`);
            }}
          >
            Add an introduction
          </Button>
        )}
      </div>
    </>
  );
}
