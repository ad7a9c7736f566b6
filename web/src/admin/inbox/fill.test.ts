import { expect, it } from 'vitest';
import { blanked, filled, withTemplate } from './fill.ts';

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

it.each([
  ['Dear Kim Fenn, as to C-7K3M9P: …', 'Dear {name}, as to {reference}: …'],
  ['Hello Kim,\n\nyour Kimono (A site).\n\nAda', 'Hello {name},\n\nyour Kimono ({subject}).\n\n{me}'],
  ['KIM FENN', '{name}'],
  ['Nothing of them', 'Nothing of them'],
])('opens %j again for the next person', (text, expected) => {
  expect(blanked(text, blanks)).toBe(expected);
  expect(blanked(filled(expected, blanks), blanks)).toBe(expected);
});

it('opens names with any characters, and no half of one', () => {
  expect(blanked('Dear A.+, A.+B', { ...blanks, name: 'A.+' })).toBe('Dear {name}, A.+B');
  expect(blanked('To J', { ...blanks, name: 'J' })).toBe('To J');
});

it('loses nothing that was typed', () => {
  expect(withTemplate('', 'Text')).toBe('Text');
  expect(withTemplate('  \n', 'Text')).toBe('Text');
  expect(withTemplate('Hello\n', 'Text')).toBe('Hello\n\nText');
});
