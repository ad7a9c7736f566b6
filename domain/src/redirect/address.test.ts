import { expect, test } from 'vitest';
import { readNewAddress, readOldAddress } from './address.ts';

const origin = 'https://www.downland.example';

test.each([
  ['/about-us', '/about-us'],
  [' https://old-shop.example/About/Us.HTML ', '/about/us.html'],
  ['HTTP://OLD.example:8080/a//', '/a'],
  ['/a/#team', '/a'],
  ['https://old.example/', '/'],
  ['https://old.example', '/'],
  ['/index.php?', '/index.php'],
])('the path of the old address %j is %s', (written, path) => {
  expect(readOldAddress(written)).toEqual({ path });
});

test.each([
  '',
  'about-us',
  'old.example/about',
  'javascript:alert(1)',
  'ftp://old.example/a',
  '/index.php?id=7',
  '//old.example/a',
  '/\\old.example/a',
  '/a/../b',
  '/café',
  '/a b',
  '/%2e%2e%2fadmin',
  '/a\u0000',
  '/a\tb',
  'https://',
  `/${'a'.repeat(400)}`,
])('says why %j can’t be redirected', (written) => {
  expect(readOldAddress(written)).toEqual({ problem: expect.stringMatching(/\.$|\/\/$/) });
});

test('a new address is a path of this site, or all of its address', () => {
  expect(readNewAddress('/contact/', origin)).toEqual({ path: '/contact' });
  expect(readNewAddress(`${origin}/Contact#form`, origin)).toEqual({ path: '/contact' });
  expect(readNewAddress(origin, origin)).toEqual({ path: '/' });
  for (const written of [
    'https://evil.example/contact',
    '//evil.example',
    'http://www.downland.example/a',
    '/packages?vat=inc',
    'contact',
    `${origin}@evil.example/contact`,
  ])
    expect(readNewAddress(written, origin)).toHaveProperty('problem');
});
