import { expect, it, vi } from 'vitest';
import { type Control, writeForm } from './write-form.ts';

const noFocus = { active: null, spared: null };

/** A control that counts how often it is set: setting it to what it shows loses its undo history. */
function control(type: string, name: string, value: string, checked = false) {
  const sets = { value: 0, checked: 0 };
  const held: Control & { readonly sets: typeof sets } = {
    type,
    name,
    sets,
    get value() {
      return value;
    },
    set value(next) {
      sets.value += 1;
      value = next;
    },
    get checked() {
      return checked;
    },
    set checked(next) {
      sets.checked += 1;
      checked = next;
    },
  };
  return held;
}

it('sets the fields that show something else, and touches no other', () => {
  const [name, email] = [control('text', 'name', 'Ada'), control('email', 'email', 'ada@example.com')];
  const boxes = ['websites', 'hosting', 'seo'].map((value) =>
    control('checkbox', 'services', value, value === 'seo'),
  );
  writeForm(
    [name, email, ...boxes],
    { name: 'Ada King', email: 'ada@example.com', services: ['seo', 'hosting'] },
    noFocus,
  );
  expect([name.value, email.sets.value]).toEqual(['Ada King', 0]);
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, true]);
  expect(boxes.map(({ sets }) => sets.checked)).toEqual([0, 1, 0]);
});

it('chooses of a group with an empty answer the empty one where nothing is stored', () => {
  const group = ['starter', ''].map((value) => control('radio', 'packageId', value, value === 'starter'));
  writeForm(group, {}, noFocus);
  expect(group.map(({ checked }) => checked)).toEqual([false, true]);
});

it('leaves alone what is being typed, the traps and the chosen file', () => {
  const controls = [
    control('textarea', 'message', 'Half a sent'),
    control('text', 'website', 'spam'),
    control('file', 'attachments', 'brief.pdf'),
  ];
  writeForm(controls, { message: 'From the other tab' }, { active: controls[0], spared: controls[0] });
  expect(controls.map(({ sets }) => sets.value)).toEqual([0, 0, 0]);
});

it('puts the caret back where it was', () => {
  const setSelectionRange = vi.fn();
  const message = Object.assign(control('textarea', 'message', 'Hi'), {
    selectionStart: 1,
    selectionEnd: 2,
    setSelectionRange,
  });
  writeForm([message], { message: 'Hi\n\nFewer calls' }, { active: message, spared: null });
  expect(setSelectionRange).toHaveBeenCalledWith(1, 2);
  const email = Object.assign(control('email', 'email', ''), { selectionStart: null, setSelectionRange });
  writeForm([email], { email: 'ada@example.com' }, { active: email, spared: null });
  expect(setSelectionRange).toHaveBeenCalledTimes(1);
});
