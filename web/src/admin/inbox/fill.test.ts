import { expect, it } from 'vitest';
import { filled, withTemplate } from './fill.ts';

const blanks = { name: 'Kim Fenn', subject: 'A site', reference: 'C-7K3M9P', me: 'Ada' };

it.each([
  ['Thank you, {name}.', 'Thank you, Kim Fenn.'],
  ['{subject} ({reference}), {me}', 'A site (C-7K3M9P), Ada'],
  ['{name}, {name}', 'Kim Fenn, Kim Fenn'],
  ['a { color: red } {day} {constructor}', 'a { color: red } {day} {constructor}'],
])('fills in %j', (text, expected) => {
  expect(filled(text, blanks)).toBe(expected);
});

it('fills in once: what a visitor calls a blank stays their words', () => {
  expect(filled('{subject}', { ...blanks, subject: '{me} $& $1' })).toBe('{me} $& $1');
});

it('loses nothing that was typed', () => {
  expect(withTemplate('', 'Text')).toBe('Text');
  expect(withTemplate('  \n', 'Text')).toBe('Text');
  expect(withTemplate('Hello\n', 'Text')).toBe('Hello\n\nText');
});
