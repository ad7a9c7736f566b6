import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['Niamh O’Brien', 'Hello Niamh'],
  ['Anne-Marie van der Berg', 'Hello Anne-Marie'],
  ['Łukasz Nowak', 'Hello Łukasz'],
  ['Zoë', 'Hello Zoë'],
  ['  Jo   Smith ', 'Hello Jo'],
  ['李小龙', 'Hello 李小龙'],
])('greets %s by the first name', (name, said) => expect(greeting(name)).toBe(said));

it.each([
  'Dr Priya Shah',
  'Mrs Jones',
  'J. Smith',
  'J Smith',
  'Brightside Bakery Ltd',
  'Smith & Sons',
  'Jack and Jill',
  'The Corner Shop',
  '4Sight Optics',
  'Accounts team',
  'María de los Ángeles Pérez García',
])('leaves %s whole, where a first name would be a guess', (name) =>
  expect(greeting(name)).toBe(`Hello ${name}`),
);

it('greets without a name where there is none', () => {
  expect(greeting(null)).toBe('Hello');
  expect(greeting(' ')).toBe('Hello');
});
