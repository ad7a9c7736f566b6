/** The parts read of a form's control: an input, a text area or a select. */
export interface Control {
  readonly type: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly files?: ArrayLike<unknown> | null;
  readonly options?: ArrayLike<{ readonly selected: boolean; readonly defaultSelected: boolean }>;
}

const without = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'fieldset', 'output']);

function isSelectChanged(options: NonNullable<Control['options']>, single: boolean): boolean {
  const all = Array.from(options);
  const hasDefault = all.some(({ defaultSelected }) => defaultSelected);
  // Without a default, a drop-down shows its first option.
  return all.some(
    ({ selected, defaultSelected }, index) =>
      selected !== (single && !hasDefault ? index === 0 : defaultSelected),
  );
}

function isChanged(control: Control): boolean {
  const { type, options } = control;
  if (without.has(type)) return false;
  if (options) return isSelectChanged(options, type === 'select-one');
  if (type === 'checkbox' || type === 'radio') return control.checked !== control.defaultChecked;
  if (type === 'file') return (control.files?.length ?? 0) > 0;
  return (control.value ?? '') !== (control.defaultValue ?? '');
}

/** True while a form differs from its initial state (a restored draft differs from it too). */
export function holdsInput(forms: Iterable<{ readonly elements: Iterable<Control> }>): boolean {
  return Array.from(forms).some(({ elements }) => Array.from(elements).some(isChanged));
}
