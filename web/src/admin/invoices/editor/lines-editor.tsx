import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { vatOn } from '@agency/domain/vat/history';
import { treatmentOf } from '@agency/domain/vat/treatment';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { useFieldId } from '../../../ui/fields/field-id.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import rows from '../../shared/editor/rows.module.css';
import type { Business } from './business.ts';
import styles from './editor.module.css';
import { emptyLine, type InvoiceForm } from './invoice-form.ts';
import { LineRow } from './line-row.tsx';
import { type LiveTotals, treatmentOn } from './live-totals.ts';

interface LinesProps {
  readonly draft: Pick<Invoice, 'lines'>;
  readonly business: Business;
  readonly day: CivilDate;
  readonly live: LiveTotals;
}

/** The lines: those of the stage, and free ones. */
export function LinesEditor({ draft, business, day, live }: LinesProps) {
  const { control, getValues, formState } = useFormContext<InvoiceForm>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'lines' });
  const toast = useToast();
  const id = useFieldId('lines');
  const vat = vatOn(business, day);
  const [first] = draft.lines;
  const usual = first ? treatmentOf(first) : business.defaultVatRate;
  const takeOut = (index: number) => {
    const line = getValues(`lines.${index}`);
    remove(index);
    const undo = { label: 'Undo', onAction: () => insert(Math.min(index, getValues('lines').length), line) };
    toast(`Line ${index + 1} removed`, { tone: 'info', action: undo });
  };
  const error = formState.errors.lines;
  return (
    <>
      <div className={cx(styles.lines, !vat.registered && styles.linesWithoutVat)}>
        <div className={rows.heads} aria-hidden="true">
          <span>Description</span>
          <span className={rows.end}>Quantity</span>
          <span>Unit</span>
          <span className={rows.end}>Unit price</span>
          <span className={rows.end}>Discount</span>
          {vat.registered ? <span>VAT</span> : null}
          <span className={rows.end}>Net</span>
          <span />
        </div>
        <ul>
          {fields.map((field, index) => (
            <LineRow
              key={field.id}
              index={index}
              net={live.nets[index] ?? 0}
              vat={vat}
              treatmentOn={(stored) => treatmentOn(business, stored, day)}
              onRemove={() => takeOut(index)}
            />
          ))}
        </ul>
      </div>
      <div className={rows.foot}>
        <Button
          id={id}
          size="small"
          icon={<PlusIcon />}
          onClick={() => append(emptyLine(usual))}
          disabledReason={fields.length >= 100 ? 'An invoice has at most 100 lines.' : null}
        >
          Add line
        </Button>
        <FieldError id={id} error={error?.root?.message ?? error?.message} />
      </div>
    </>
  );
}
