import { describe, expect, it } from 'vitest';
import { type Control, holdsInput } from './held-input.ts';

const holds = (...elements: Control[]) => holdsInput([{ elements: [] }, { elements }]);
const option = (selected: boolean, defaultSelected = false) => ({ selected, defaultSelected });

const untouched: [string, Control][] = [
  ['an empty field', { type: 'text', value: '', defaultValue: '' }],
  ['a field that came filled', { type: 'email', value: 'a@b.example', defaultValue: 'a@b.example' }],
  ['a hidden field that script set', { type: 'hidden', value: 'now', defaultValue: '' }],
  ['a button', { type: 'submit', value: 'send', defaultValue: '' }],
  ['a box that came ticked', { type: 'checkbox', checked: true, defaultChecked: true }],
  ['a file field', { type: 'file', files: [] }],
  ['a drop-down on its first option', { type: 'select-one', options: [option(true), option(false)] }],
  ['a drop-down on its own option', { type: 'select-one', options: [option(false), option(true, true)] }],
];

const touched: [string, Control][] = [
  ['typed text', { type: 'textarea', value: 'We need a site', defaultValue: '' }],
  ['text that was taken out', { type: 'text', value: '', defaultValue: 'Ann' }],
  ['a ticked box', { type: 'checkbox', checked: true, defaultChecked: false }],
  ['a chosen radio', { type: 'radio', checked: true, defaultChecked: false }],
  ['a chosen file', { type: 'file', files: [{}] }],
  ['another option', { type: 'select-one', options: [option(false), option(true)] }],
  ['an option back to the first', { type: 'select-one', options: [option(true), option(false, true)] }],
  ['one of many options', { type: 'select-multiple', options: [option(false), option(true)] }],
];

describe('a form', () => {
  it.each(untouched)('with %s holds nothing', (_name, control) => expect(holds(control)).toBe(false));
  it.each(touched)('with %s holds something', (_name, control) => expect(holds(control)).toBe(true));
  it('that does not exist holds nothing', () => expect(holdsInput([])).toBe(false));
});
