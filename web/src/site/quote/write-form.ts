import { type FormValues, listOf, textOf, traps } from '../../views/enquiry/form-values.ts';

/** The parts used of a control of a form. */
export interface Control {
  readonly type: string;
  readonly name: string;
  value: string;
  checked?: boolean;
  selectionStart?: number | null;
  selectionEnd?: number | null;
  setSelectionRange?(start: number, end: number): void;
}

const notWritten: ReadonlySet<string> = new Set(['file', 'button', 'submit', 'fieldset']);

/** Setting a text puts the caret at its end: it goes back to where it was. */
function setText(control: Control, text: string, hasFocus: boolean): void {
  const { selectionStart: start, selectionEnd: end } = control;
  control.value = text;
  // Null for an email address.
  if (hasFocus && typeof start === 'number' && typeof end === 'number')
    control.setSelectionRange?.(start, end);
}

/**
 * Sets the fields to `values`, each only where it shows something else: focus, caret and undo stay. The field that is
 * `spared` is being typed in.
 */
export function writeForm(
  controls: Iterable<Control>,
  values: FormValues,
  focus: { readonly active: unknown; readonly spared: unknown },
): void {
  for (const control of controls) {
    const { type, name } = control;
    if (name === '' || traps.has(name) || notWritten.has(type)) continue;
    if (type === 'checkbox' || type === 'radio') {
      const chosen = type === 'radio' ? [textOf(values, name)] : listOf(values, name);
      const isChosen = chosen.includes(control.value);
      if (control.checked !== isChosen) control.checked = isChosen;
    } else if (control !== focus.spared && control.value !== textOf(values, name)) {
      setText(control, textOf(values, name), control === focus.active);
    }
  }
}
