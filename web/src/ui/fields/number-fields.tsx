import { basisPoints, pence, quantity } from '@agency/domain/shared/fields';
import {
  type Parsed,
  parsePercent,
  parsePounds,
  parseQuantity,
  percentForInput,
  poundsForInput,
  quantityForInput,
} from '@agency/domain/shared/number-text';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import * as v from 'valibot';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode';

/** In the domain's unit: pence, basis points, a quantity. Empty is null. */
export interface NumberFieldProps extends Omit<TextFieldProps, Replaced> {
  readonly value?: number | null | undefined;
  readonly defaultValue?: number | null | undefined;
  /** Called with the number while typing, with null when empty, with NaN when it cannot be read. */
  readonly onValueChange?: ((value: number | null) => void) | undefined;
}

interface Kind {
  readonly parse: (text: string) => Parsed;
  readonly write: (value: number) => string;
  readonly mend: string;
  readonly schema: v.GenericSchema<number>;
}

const POUNDS: Kind = {
  parse: parsePounds,
  write: poundsForInput,
  mend: 'Enter an amount in pounds, like 1,250 or 1,250.50',
  schema: pence,
};
const PERCENT: Kind = {
  parse: parsePercent,
  write: percentForInput,
  mend: 'Enter a percentage, like 20 or 12.5',
  schema: basisPoints,
};
const QUANTITY: Kind = {
  parse: parseQuantity,
  write: quantityForInput,
  mend: 'Enter a quantity, like 1 or 2.5',
  schema: quantity,
};

/** What is wrong with a number that was read: said at once, but for a zero, which may be the start of 0.5. */
function faultOf({ schema }: Kind, value: number | null, left: boolean): string | undefined {
  if (value === null || (value === 0 && !left)) return undefined;
  return v.safeParse(schema, value).issues?.[0].message;
}

const same = (a: number | null | undefined, b: number | null | undefined): boolean =>
  Object.is(a ?? null, b ?? null);

/** Keeps the input as typed, and formats it ('1250' to '1,250.00') on leaving the field. */
function NumberField({ kind, ...props }: NumberFieldProps & { readonly kind: Kind }) {
  const { value, defaultValue, onValueChange, onBlur, error, ...rest } = props;
  const write = (n: number | null | undefined): string => (n == null || Number.isNaN(n) ? '' : kind.write(n));
  const [text, setText] = useState(write(value === undefined ? defaultValue : value));
  const [known, setKnown] = useState(value);
  const [left, setLeft] = useState(false);
  const parsed = kind.parse(text);
  if (!same(value, known)) {
    // The value changed from outside (reset, undo): show it. Values reported by the field itself are already shown.
    setKnown(value);
    setText(write(value));
  }
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const next = kind.parse(event.target.value);
    const number = next.ok ? next.value : Number.NaN;
    setText(event.target.value);
    if (value !== undefined) setKnown(number);
    setLeft(false);
    onValueChange?.(number);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    if (parsed.ok && parsed.value !== null) setText(kind.write(parsed.value));
    setLeft(true);
    onBlur?.(event);
  };
  const fault = parsed.ok ? faultOf(kind, parsed.value, left) : left ? kind.mend : undefined;
  const shown = error ?? fault;
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={shown}
      onChange={change}
      onBlur={leave}
    />
  );
}

/** Shows pounds, holds pence. */
export function MoneyField(props: NumberFieldProps) {
  return <NumberField prefix="£" {...props} kind={POUNDS} />;
}

/** Shows per cent, holds basis points. */
export function PercentField(props: NumberFieldProps) {
  return <NumberField suffix="%" {...props} kind={PERCENT} />;
}

/** Shows up to three decimals, holds a number. */
export function QuantityField(props: NumberFieldProps) {
  return <NumberField {...props} kind={QUANTITY} />;
}
