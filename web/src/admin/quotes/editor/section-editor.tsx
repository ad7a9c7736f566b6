import type { VatRate } from '@agency/domain/shared/fields';
import { type RefObject, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import {
  Grip,
  type Steps,
  stepByKeys,
  useSortable,
  useSortableEnd,
} from '../../../ui/app/sortable/sortable.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import rows from '../../shared/editor/rows.module.css';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { FormText, FormTextArea } from './fields.tsx';
import type { Place } from './line-order.ts';
import { type LineField, LineRow } from './line-row.tsx';
import { newLine, newPartId } from './new-parts.ts';
import { type QuoteForm, sectionFormSchema } from './quote-form.ts';
import { removedAt, withLineBack } from './removed.ts';
import { RowMenu } from './row-menu.tsx';
import styles from './section-editor.module.css';
import { useVat } from './totals-context.tsx';
import { useFocusField } from './use-focus-field.ts';
import { useRemoval } from './use-removal.ts';

export interface SectionEditorProps extends Steps {
  readonly index: number;
  readonly defaultRate: VatRate;
  readonly onRemove: () => void;
  /** Names the group of rows that may be dragged among each other. */
  readonly groups: { readonly sections: string; readonly lines: string };
  /** Undefined where a line can't go further. */
  readonly lineStep: (place: Place, direction: 'up' | 'down') => (() => void) | undefined;
}

/** One section with its lines. */
export function SectionEditor(props: SectionEditorProps) {
  const { index, defaultRate, groups, lineStep } = props;
  const { control } = useFormContext<QuoteForm>();
  const title = useWatch({ control, name: `sections.${index}.title` });
  const { registered: isVatRegistered } = useVat();
  const adding = useRef<HTMLButtonElement>(null);
  const { lines, add, copy, next, remove } = useLines(index, defaultRate, adding);
  const name = title.trim() || `section ${index + 1}`;
  return (
    <section
      className={cx(styles.section, isVatRegistered ? rows.lines : rows.linesWithoutVat)}
      aria-label={`Section ${index + 1}`}
    >
      <SectionHead {...props} />
      {lines.length > 0 ? <LineHeads isVatRegistered={isVatRegistered} /> : null}
      <ol>
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            place={{ section: index, line: at }}
            group={groups.lines}
            what={`line ${at + 1}, ${name}`}
            onUp={lineStep({ section: index, line: at }, 'up')}
            onDown={lineStep({ section: index, line: at }, 'down')}
            onCopy={() => copy(at)}
            onAddBelow={() => add(at + 1)}
            onNext={(field) => next(at, field)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <SectionFoot
        group={groups.lines}
        section={index}
        count={lines.length}
        adding={adding}
        onAdd={() => add(lines.length)}
      />
    </section>
  );
}

/** Visual only: every field has its own label. */
function LineHeads({ isVatRegistered }: { readonly isVatRegistered: boolean }) {
  return (
    <div className={rows.heads} aria-hidden="true">
      <span />
      <span>Description</span>
      <span className={rows.end}>Quantity</span>
      <span>Unit</span>
      <span className={rows.end}>Unit price</span>
      {isVatRegistered ? <span>VAT</span> : null}
      <span>For the client</span>
      <span className={rows.end}>Net</span>
      <span />
    </div>
  );
}

interface FootProps {
  readonly group: string;
  readonly section: number;
  readonly count: number;
  readonly adding: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
}

function SectionFoot({ group, section, count, adding, onAdd }: FootProps) {
  const end = useSortableEnd(group, { list: section, index: count });
  return (
    <div ref={end.row} className={cx(rows.foot, end.className)}>
      <Button ref={adding} size="small" icon={<PlusIcon />} onClick={onAdd}>
        Add line
      </Button>
      {count === 0 ? (
        <span className={styles.empty}>A section needs at least one line.</span>
      ) : (
        <span className={rows.tip}>
          Press Enter to go to the line below. Press Alt and an arrow key to move a line.
        </span>
      )}
    </div>
  );
}

function useLines(section: number, defaultRate: VatRate, adding: RefObject<HTMLButtonElement | null>) {
  const { control, getValues, setValue } = useFormContext<QuoteForm>();
  const name = `sections.${section}.lines` as const;
  const { fields, insert, remove: takeOut } = useFieldArray({ control, name, keyName: 'key' });
  const focus = useFocusField();
  const sayRemoved = useRemoval();
  const add = (at: number) => {
    insert(at, newLine(defaultRate), { shouldFocus: false });
    focus(`${name}.${at}.description`);
  };
  return {
    lines: fields,
    add,
    copy(at: number) {
      const line = structuredClone(getValues(`${name}.${at}`));
      insert(at + 1, { ...line, id: newPartId() }, { shouldFocus: false });
      focus(`${name}.${at + 1}.description`);
    },
    next(at: number, field: LineField) {
      if (at + 1 < fields.length) focus(`${name}.${at + 1}.${field}`);
      else add(at + 1);
    },
    remove(at: number) {
      const { id } = getValues(`sections.${section}`);
      const removed = removedAt(getValues(name), at);
      if (!removed) return;
      takeOut(at);
      if (fields.length > 1) focus(`${name}.${Math.min(at, fields.length - 2)}.description`);
      else adding.current?.focus();
      sayRemoved(`Line ${at + 1}`, () => {
        const back = withLineBack(getValues('sections'), id, removed);
        if (!back) return null;
        const lines = `sections.${back.section}.lines` as const;
        setValue(lines, back.lines, { shouldDirty: true });
        return `${lines}.${back.line}.description`;
      });
    },
  };
}

type SectionOutput = v.InferOutput<typeof sectionFormSchema>;

function SectionHead({ index, groups, onUp, onDown, onRemove }: SectionEditorProps) {
  const { getValues } = useFormContext<QuoteForm>();
  const { row, grip, className } = useSortable(groups.sections, { list: 0, index });
  const [hasIntroduction, setHasIntroduction] = useState(
    () => getValues(`sections.${index}.introduction`) !== '',
  );
  const focus = useFocusField();
  const toast = useToast();
  const [template, setTemplate] = useState<SectionOutput | null>(null);
  const saveAsTemplate = () => {
    const parsed = v.safeParse(sectionFormSchema, getValues(`sections.${index}`));
    if (parsed.success) setTemplate(parsed.output);
    else toast(`This can’t be saved as a template yet. ${parsed.issues[0].message}.`, { tone: 'danger' });
  };
  const addIntroduction = () => {
    setHasIntroduction(true);
    focus(`sections.${index}.introduction`);
  };
  return (
    <div ref={row} className={className} onKeyDownCapture={(event) => stepByKeys(event, { onUp, onDown })}>
      <div className={styles.head}>
        <Grip grip={grip} />
        <FormText
          name={`sections.${index}.title`}
          label="Section title"
          maxLength={120}
          className={styles.title}
        />
        {hasIntroduction ? null : (
          <Button size="small" variant="quiet" onClick={addIntroduction}>
            Add an introduction
          </Button>
        )}
        <RowMenu
          what={`section ${index + 1}`}
          entries={[{ key: 'template', label: 'Save as template', onSelect: saveAsTemplate }]}
          {...{ onUp, onDown, onRemove }}
        />
      </div>
      {hasIntroduction ? (
        <FormTextArea
          name={`sections.${index}.introduction`}
          label="Section introduction"
          rows={1}
          optional
          className={styles.introduction}
        />
      ) : null}
      {template ? (
        <SaveTemplateDialog
          title={template.title}
          content={{ kind: 'section', section: template }}
          onClose={() => setTemplate(null)}
        />
      ) : null}
    </div>
  );
}
