import { auditActions, unloggedOperations } from '@agency/domain/audit/actions';
import { operations } from '@agency/domain/operations/operations';
import { describe, expect, it } from 'vitest';
import { isTest, text, within } from './sources.ts';

/** What the sources of the functions name as an action. */
const written = within('functions/src')
  .filter((file) => !isTest(file))
  .flatMap((file) => (text.get(file) ?? '').match(/\baction(?::| =) [^,;{}()]+/g) ?? [])
  // What it is chosen by is no action.
  .flatMap((said) => [...said.matchAll(/(?<!=== )'(\w+)'/g)].map(([, action]) => action ?? ''));

describe('the actions of the audit log', () => {
  it('are found in the sources', () => {
    expect(new Set(written).size).toBeGreaterThan(80);
    expect(written).toEqual(
      expect.arrayContaining(['billSeries', 'sendQuote', 'acceptQuoteOffline', 'update']),
    );
  });

  it('all have words', () => {
    const known = new Set(Object.keys(auditActions));
    expect(written.filter((action) => !known.has(action))).toEqual([]);
    const unlogged = new Set<string>(unloggedOperations);
    expect(Object.keys(operations).filter((name) => !known.has(name) && !unlogged.has(name))).toEqual([]);
  });

  it('are not among the operations that log nothing', () => {
    const wrong = unloggedOperations.filter((name) => written.includes(name));
    expect(wrong).toEqual([]);
  });

  it('have words of their own', () => {
    expect(new Set(Object.values(auditActions)).size).toBe(Object.keys(auditActions).length);
  });
});
