import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { RowLabel } from '../../shared/editor/row-label.tsx';
import styles from '../../shared/editor/rows.module.css';
import { FormAmount, FormSelect, FormText } from './fields.tsx';
import type { LineName } from './line-order.ts';
import type { QuoteForm } from './quote-form.ts';
import { useFocusField } from './use-focus-field.ts';

const billingOptions = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Monthly' },
];

/** Most lines have no details: these start open only where something is set, and then stay open. */
export function useDetails(base: LineName) {
  const { control, getFieldState } = useFormContext<QuoteForm>();
  const [discount, billing, kind] = useWatch({
    control,
    name: [`${base}.discount`, `${base}.billing`, `${base}.selection.kind`],
  });
  const state = useFormState({ control, name: [`${base}.discount`, `${base}.selection`] });
  const isWrong = [`${base}.discount` as const, `${base}.selection` as const].some(
    (name) => getFieldState(name, state).error !== undefined,
  );
  const saysSomething = (discount ?? 0) !== 0 || billing !== 'once' || kind !== 'fixed' || isWrong;
  const [isOpen, setOpen] = useState(saysSomething);
  if (saysSomething && !isOpen) setOpen(true);
  const focus = useFocusField();
  return {
    isOpen,
    open() {
      setOpen(true);
      focus(`${base}.discount`);
    },
  };
}

interface DetailsProps {
  readonly base: LineName;
  /** 'line 2, Design'. */
  readonly what: string;
}

/** A line's discount and billing, and what the client's choice of it needs: a tick, a range or the name of its group. */
export function LineDetails({ base, what }: DetailsProps) {
  return (
    <div className={styles.more}>
      <FormAmount
        name={`${base}.discount`}
        kind="percent"
        label={<RowLabel of={what}>Discount</RowLabel>}
        placeholder="0"
        className={styles.detail}
      />
      <FormSelect
        name={`${base}.billing`}
        label={<RowLabel of={what}>Billed</RowLabel>}
        options={billingOptions}
        className={styles.detail}
      />
      <SelectionFields base={base} what={what} />
    </div>
  );
}

function SelectionFields({ base, what }: DetailsProps) {
  const { control } = useFormContext<QuoteForm>();
  const kind = useWatch({ control, name: `${base}.selection.kind` });
  switch (kind) {
    case 'fixed':
      return null;
    case 'optional':
      return <Ticked {...{ base, what }} label="Selected when the client opens the quote" />;
    case 'adjustable':
      return (
        <>
          <FormAmount
            name={`${base}.selection.min`}
            kind="quantity"
            label={<RowLabel of={what}>Smallest quantity</RowLabel>}
            className={styles.detail}
          />
          <FormAmount
            name={`${base}.selection.max`}
            kind="quantity"
            label={<RowLabel of={what}>Largest quantity</RowLabel>}
            className={styles.detail}
          />
        </>
      );
    case 'oneOf':
      return (
        <>
          <FormText
            name={`${base}.selection.group`}
            label={<RowLabel of={what}>Group</RowLabel>}
            placeholder="Hosting plan"
            maxLength={40}
            className={styles.detail}
          />
          <Ticked {...{ base, what }} label="Selected when the client opens the quote" />
        </>
      );
  }
}

function Ticked({ base, what, label }: DetailsProps & { readonly label: string }) {
  const { register } = useFormContext<QuoteForm>();
  const name = `${base}.selection.selected` as const;
  const { onChange, onBlur, ref } = register(name);
  return (
    <div className={styles.tick}>
      <CheckboxField
        name={name}
        label={<RowLabel of={what}>{label}</RowLabel>}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    </div>
  );
}
