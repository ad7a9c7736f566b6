import { describe, expect, it } from 'vitest';
import { mendAddress } from './mend-addresses.mjs';

describe('an address that the local Hosting breaks on', () => {
  it.each([
    ['/faq%?q=%', '/faq%25?q=%'],
    ['//../..', '/'],
    ['//[', '/['],
    ['//%/x?y', '/%25/x?y'],
    ['//', '/'],
    ['/a/%2e%2E/b?q=..', '/b?q=..'],
    ['/%E0%A4%A/x', '/%25E0%25A4%25A/x'],
    [`/blog/${'a'.repeat(8192)}?q=1`, `/blog/${'a'.repeat(249)}-?q=1`],
  ])('%s becomes one that is not found', (given, mended) => {
    expect(mendAddress(given)).toBe(mended);
  });

  it.each([
    '/',
    '/faq?q=%',
    '/services/%77ebsites',
    `/blog/${'a'.repeat(250)}`,
    '/%00',
    `/?q=${'a'.repeat(9000)}`,
  ])('%s stays as it is', (address) => {
    expect(mendAddress(address)).toBe(address);
  });
});
