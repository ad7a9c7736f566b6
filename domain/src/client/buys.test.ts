import { describe, expect, it } from 'vitest';
import { buysOf, buysOfNew, saidBuys } from './buys.ts';

describe('what a client buys for', () => {
  it.each([
    [{ kind: 'company' }, 'business'],
    [{ kind: 'company', buys: 'private' }, 'business'],
    [{ kind: 'person' }, null],
    [{ kind: 'person', buys: null }, null],
    [{ kind: 'person', buys: 'private' }, 'private'],
    [{ kind: 'person', buys: 'business' }, 'business'],
  ] as const)('%j: %s', (client, expected) => {
    expect(buysOf(client)).toBe(expected);
  });

  it('is business for a recipient with a company, and not known otherwise', () => {
    expect(buysOfNew({ company: 'Weald Pottery' })).toBe('business');
    expect(buysOfNew({ company: null })).toBeNull();
  });

  it('is said once, and not changed by the way', () => {
    expect([
      saidBuys(null, 'private'),
      saidBuys('private', undefined),
      saidBuys('private', 'private'),
    ]).toEqual(['private', 'private', 'private']);
    expect(saidBuys(null, undefined)).toBeNull();
    expect(() => saidBuys('private', 'business')).toThrow('buys privately');
    expect(() => saidBuys('business', 'private')).toThrow('buys for a business');
  });
});
