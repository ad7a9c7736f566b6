import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { FormAmount, FormText } from './fields.tsx';
import type { Place } from './line-order.ts';
import styles from './line-row.module.css';
import type { QuoteForm } from './quote-form.ts';

/** What the client's choice of a line needs: a tick, a range or the name of its group. */
export function SelectionFields({ place }: { readonly place: Place }) {
  const base = `sections.${place.section}.lines.${place.line}.selection` as const;
  const { control } = useFormContext<QuoteForm>();
  const kind = useWatch({ control, name: `${base}.kind` });
  if (kind === 'optional') {
    return (
      <div className={styles.extra}>
        <Ticked name={`${base}.selected`} label="Ticked when the client opens the quote" />
      </div>
    );
  }
  if (kind === 'adjustable') {
    return (
      <div className={styles.extra}>
        <FormAmount name={`${base}.min`} kind="quantity" label="Smallest quantity" />
        <FormAmount name={`${base}.max`} kind="quantity" label="Largest quantity" />
      </div>
    );
  }
  if (kind === 'oneOf') {
    return (
      <div className={styles.extra}>
        <FormText name={`${base}.group`} label="Group" placeholder="Hosting plan" maxLength={40} />
        <Ticked name={`${base}.selected`} label="Chosen when the client opens the quote" />
      </div>
    );
  }
  return null;
}

function Ticked({
  name,
  label,
}: {
  name: `${'sections'}.${number}.lines.${number}.selection.selected`;
  label: string;
}) {
  const { register } = useFormContext<QuoteForm>();
  const { onChange, onBlur, ref } = register(name);
  return (
    <div className={styles.wide}>
      <CheckboxField name={name} label={label} onChange={onChange} onBlur={onBlur} ref={ref} />
    </div>
  );
}
