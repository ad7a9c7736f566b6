import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['Niamh O’Brien', 'Hello Niamh'],
  ['Anne-Marie van der Berg', 'Hello Anne-Marie'],
  ['Łukasz Nowak', 'Hello Łukasz'],
  ['Zoë', 'Hello Zoë'],
  ['  Jo   Smith ', 'Hello Jo'],
  ['Leonardo da Vinci', 'Hello Leonardo'],
  ['Айгуль Серикова', 'Hello Айгуль'],
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
  'Nguyen Van An',
  'Nguyễn An',
  'Zhang Wei',
  '李小龙',
  '李 小龙',
  '김 민준',
  'Mary Ann Smith',
  'María de los Ángeles Pérez García',
])('leaves %s whole, where a first name would be a guess', (name) =>
  expect(greeting(name)).toBe(`Hello ${name}`),
);

it.each(['Stillwater Physiotherapy', 'Weald Pottery', 'Selfridges'])(
  'greets %s whole, which is known to be a business',
  (name) => expect(greeting(name, true)).toBe(`Hello ${name}`),
);

it('greets without a name where there is none', () => {
  expect(greeting(null)).toBe('Hello');
  expect(greeting(' ')).toBe('Hello');
});
