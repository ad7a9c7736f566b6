import { quoteLimits } from '@agency/domain/quote/content';
import type { CivilDate, VatRate } from '@agency/domain/shared/fields';
import type { VatHistory } from '@agency/domain/vat/history';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { shortcuts } from '../../../ui/app/shortcuts.ts';
import type { ListPlace } from '../../../ui/app/sortable/landing.ts';
import { useSortableGroup } from '../../../ui/app/sortable/sortable.tsx';
import { useShortcuts } from '../../../ui/app/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import styles from './editor-layout.module.css';
import { sectionFromTemplate } from './insert-section.ts';
import { InsertSection } from './insert-section-dialog.tsx';
import { type Place, stepOf, withLineMoved } from './line-order.ts';
import { newSection } from './new-parts.ts';
import type { QuoteForm, SectionForm } from './quote-form.ts';
import { placeOf, removedAt } from './removed.ts';
import { SectionEditor } from './section-editor.tsx';
import { useFocusField } from './use-focus-field.ts';
import { useRemoval } from './use-removal.ts';

interface Props {
  readonly defaultRate: VatRate;
  readonly business: VatHistory;
  readonly today: CivilDate;
}

/** The priced part of the quote: sections of lines, in the order in which the client reads them. */
export function SectionsEditor({ defaultRate, business, today }: Props) {
  useShortcuts('In the lines of a quote', [shortcuts.addLine]);
  const { getValues } = useFormContext<QuoteForm>();
  const { sections, groups, adding, add, addFilled, remove, move, lineStep } = useSections(defaultRate);
  return (
    <div className={styles.stack}>
      {sections.map((section, index) => (
        <SectionEditor
          key={section.key}
          index={index}
          defaultRate={defaultRate}
          groups={groups}
          onUp={index > 0 ? () => move(index, index - 1) : undefined}
          onDown={index < sections.length - 1 ? () => move(index, index + 1) : undefined}
          onRemove={() => remove(index)}
          lineStep={lineStep}
        />
      ))}
      <div className={styles.adding}>
        <Button
          ref={adding}
          size="small"
          icon={<PlusIcon />}
          onClick={add}
          disabledReason={
            sections.length >= quoteLimits.sections
              ? `A quote has at most ${quoteLimits.sections} sections.`
              : null
          }
        >
          Add section
        </Button>
        <InsertSection
          sections={() => getValues('sections')}
          onInsert={(section) =>
            addFilled(sectionFromTemplate(section, { sections: getValues('sections'), business, today }))
          }
        />
      </div>
    </div>
  );
}

const lineAt = ({ list, index }: ListPlace): Place => ({ section: list, line: index });

function useSections(defaultRate: VatRate) {
  const { control, getValues, setValue } = useFormContext<QuoteForm>();
  const {
    fields,
    append,
    insert,
    remove: takeOut,
    move,
  } = useFieldArray({ control, name: 'sections', keyName: 'key' });
  const focus = useFocusField();
  const sayRemoved = useRemoval();
  const adding = useRef<HTMLButtonElement>(null);
  const moveLine = (from: Place, to: Place) => {
    const sections = withLineMoved(getValues('sections'), from, to);
    for (const at of new Set([from.section, to.section])) {
      const changed = sections[at];
      if (changed) setValue(`sections.${at}.lines`, changed.lines, { shouldDirty: true });
    }
    focus(`sections.${to.section}.lines.${to.line}.description`);
  };
  const groups = {
    sections: useSortableGroup((from, to) => move(from.index, to.index)),
    lines: useSortableGroup((from, to) => moveLine(lineAt(from), lineAt(to))),
  };
  const addFilled = (section: SectionForm) => {
    append(section, { shouldFocus: false });
    focus(`sections.${fields.length}.title`);
  };
  return {
    sections: fields,
    groups,
    adding,
    move,
    add: () => addFilled(newSection(defaultRate)),
    addFilled,
    remove(index: number) {
      const removed = removedAt(getValues('sections'), index);
      if (!removed) return;
      takeOut(index);
      if (fields.length > 1) focus(`sections.${Math.min(index, fields.length - 2)}.title`);
      else adding.current?.focus();
      const { title } = removed.part;
      sayRemoved(title ? `'${title}'` : `Section ${index + 1}`, () => {
        const place = placeOf(getValues('sections'), removed);
        if (!place.isThere) insert(place.index, removed.part, { shouldFocus: false });
        return `sections.${place.index}.title`;
      });
    },
    lineStep(place: Place, direction: 'up' | 'down') {
      const next = () => {
        const counts = getValues('sections').map((section) => section.lines.length);
        return stepOf(place, direction, counts);
      };
      if (!next()) return undefined;
      // Read again on the click: lines of a neighbouring section may have been added or removed since.
      return () => {
        const to = next();
        if (to) moveLine(place, to);
      };
    },
  };
}
