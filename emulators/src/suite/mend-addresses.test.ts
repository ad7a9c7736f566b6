import files from 'node:fs/promises';
import fc from 'fast-check';
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
  ])('%s becomes one that is not found', (given, mended) => {
    expect(mendAddress(given)).toBe(mended);
  });

  it.each([
    '/',
    '/faq?q=%',
    '/services/%77ebsites',
    `/blog/${'a'.repeat(8192)}?q=1`,
    '/%00',
    `/?q=${'a'.repeat(9000)}`,
  ])('%s stays as it is', (address) => {
    expect(mendAddress(address)).toBe(address);
  });

  it('names no file, however long', async () => {
    await expect(files.stat(`/${'a'.repeat(300)}`)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is none of those afterwards, whatever it was', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '%',
        '%2e',
        '%5c',
        '%ff',
        '[',
        ':',
        '@',
        '?',
        '#',
        'a'.repeat(300),
      ),
      // Characters that Node.js accepts in a request's address.
      fc.stringMatching(/^[!-~]{0,6}$/),
    );
    const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(address, (given) => {
        const mended = mendAddress(given);
        expect(URL.canParse(mended, 'http://127.0.0.1:5000')).toBe(true);
        const path = mended.split('?')[0] ?? '';
        for (const part of path.split('/')) {
          expect(['.', '..']).not.toContain(decodeURIComponent(part));
        }
        expect(mendAddress(mended)).toBe(mended);
      }),
      { numRuns: 2_000 },
    );
  });
});
