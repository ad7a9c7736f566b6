import { describe, expect, it } from 'vitest';
import { invoiceWith } from '../testing/invoice.ts';
import { allocationOf, oldestFirst, partsOf } from './allocation.ts';

// Three invoices of £120.00 each, the oldest due first.
const three = ['a', 'b', 'c'].map((id) => invoiceWith({}, id));
const typed = (entries: Readonly<Record<string, number>>) => new Map(Object.entries(entries));

describe('a receipt over several invoices', () => {
  it('pays the oldest first, and one transfer over three of them to the penny', () => {
    const { rows, rest, problem } = allocationOf(30_000, three, typed({}));
    expect(rows.map(({ amount }) => amount)).toEqual([12_000, 12_000, 6_000]);
    expect([rest, problem]).toEqual([0, null]);
  });

  it('takes those due on one day in the order of their numbers', () => {
    const mixed = [
      invoiceWith({ number: 'INV-2026-0003' }, 'c'),
      invoiceWith({ number: 'INV-2026-0002' }, 'b'),
      invoiceWith({ number: 'INV-2026-0009', dueOn: '2026-12-01' }, 'a'),
    ];
    expect(oldestFirst(mixed).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('leaves what was typed, and puts the rest on the others', () => {
    const allocation = allocationOf(20_000, three, typed({ b: 1_000 }));
    expect(partsOf(allocation)).toEqual([
      { invoiceId: 'a', amount: 12_000 },
      { invoiceId: 'b', amount: 1_000 },
      { invoiceId: 'c', amount: 7_000 },
    ]);
  });

  it('leaves out an invoice where 0 was typed, and leaves its money for the rest', () => {
    const allocation = allocationOf(50_000, three, typed({ a: 0 }));
    expect(partsOf(allocation)).toEqual([
      { invoiceId: 'b', amount: 12_000 },
      { invoiceId: 'c', amount: 12_000 },
    ]);
    expect(allocation.rest).toBe(26_000);
  });

  it('puts nothing on a debt that was given up unless it is typed', () => {
    const given = invoiceWith({ status: 'writtenOff' }, 'old');
    expect(allocationOf(12_000, [given, ...three], typed({})).rows.map(({ amount }) => amount)).toEqual([
      0, 12_000, 0, 0,
    ]);
    expect(partsOf(allocationOf(5_000, [given, ...three], typed({ old: 5_000 })))).toEqual([
      { invoiceId: 'old', amount: 5_000 },
    ]);
  });

  it.each([
    [{ a: 12_001 }, 30_000, /more on an invoice than is owed/],
    [{ a: 6_000, b: 6_000 }, 10_000, /£20\.00 more than the amount received/],
    [{ a: Number.NaN }, 10_000, /in pounds/],
  ])('says why it can’t be recorded: %j', (entries, amount, words) => {
    expect(allocationOf(amount, three, typed(entries)).problem).toMatch(words);
  });
});
