import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeFragment } from './fragment.ts';

describe('decodeFragment', () => {
  it.each([
    ['#what-it-costs', 'what-it-costs'],
    ['#%D7%A9%D7%9C%D7%95%D7%9D', 'שלום'],
    // A link may contain anything, and must not break the page.
    ['#100%', '100%'],
    ['#%zz', '%zz'],
    ['', ''],
  ])('%j names %j', (hash, id) => {
    expect(decodeFragment(hash)).toBe(id);
  });

  it.each(['../ui/layouts/route-focus.ts', '../app/browser/scroll.client.ts'])(
    'is how %s reads a fragment',
    (file) => {
      expect(readFileSync(join(import.meta.dirname, file), 'utf8')).not.toContain('decodeURIComponent');
    },
  );
});
