import { expect, test } from 'vitest';
import { pageRows, sourceRows, townRows } from './origins.ts';

const pages = { unknown: 900, '/': 100, '/services/web-development-leeds': 300, '/services/gone': 50 };

test('the most comes first, what isn’t known last; a page that has gone keeps its path', () => {
  expect(pageRows({ pages }).map(({ name, net }) => [name, net])).toEqual([
    ['Web development in Leeds', 300],
    ['Home page', 100],
    ['/services/gone', 50],
    ['Not known', 900],
  ]);
});

test('towns stand by name, all other pages together', () => {
  expect(townRows({ pages }).map(({ name, net }) => [name, net])).toEqual([
    ['Leeds', 300],
    ['Other pages', 150],
    ['Not known', 900],
  ]);
});

test('what was credited in full has no row', () => {
  expect(pageRows({ pages: { '/': 0, unknown: 0 } })).toEqual([]);
});

test('sources have names', () => {
  expect(sourceRows({ sources: { google: 1, direct: -2 } }).map(({ name }) => name)).toEqual([
    'Google',
    'Typed in or bookmarked',
  ]);
});
