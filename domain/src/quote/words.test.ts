import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentArbitrary } from './arbitrary-content.ts';
import { defaultChoice } from './choices.ts';
import { quoteTotals } from './totals.ts';
import { afterStart, lineSum, totalsRows, whenDue } from './words.ts';

describe('lineSum', () => {
  it.each([
    [{ unitLabel: 'days', unitPrice: 45_000, discount: 0 }, 3, '3\u00a0days × £450.00'],
    [{ unitLabel: 'days', unitPrice: 45_000, discount: 1250 }, 1.5, '1.5\u00a0days × £450.00, less 12.5%'],
    [{ unitLabel: '', unitPrice: 45_000, discount: 0 }, 1, ''],
    [{ unitLabel: '', unitPrice: 45_000, discount: 1000 }, 1, '1 × £450.00, less 10%'],
    [{ unitLabel: 'project', unitPrice: 45_000, discount: 0 }, 1, '1\u00a0project × £450.00'],
  ])('%o × %d', (line, quantity, words) => {
    expect(lineSum(line, quantity)).toBe(words);
  });
});

describe('whenDue', () => {
  const milestones = [{ id: 'm1', title: 'Design approved', description: '', weeksAfterStart: 2 }];

  it('names the event', () => {
    expect(whenDue({ kind: 'acceptance' }, milestones)).toBe('When you accept');
    expect(whenDue({ kind: 'date', date: '2027-03-01' }, milestones)).toBe('On 1 March 2027');
    expect(whenDue({ kind: 'milestone', milestoneId: 'm1' }, milestones)).toBe(
      'When “Design approved” is done',
    );
    expect(whenDue({ kind: 'milestone', milestoneId: 'x' }, milestones)).toBe('When a milestone is done');
  });
});

describe('afterStart', () => {
  it.each([
    [0, 'At the start'],
    [1, 'After about 1 week'],
    [6, 'After about 6 weeks'],
  ])('%i', (weeks, words) => {
    expect(afterStart(weeks)).toBe(words);
  });
});

/** '−£1,234.50' → -123450 */
function pence(money: string): number {
  return Number(money.replace('−', '-').replace(/[£,.]/g, ''));
}

describe('totalsRows', () => {
  it('adds up from top to bottom, whatever is quoted', () => {
    fc.assert(
      fc.property(contentArbitrary, fc.boolean(), (content, vatRegistered) => {
        const { oneOff } = quoteTotals(defaultChoice(content), content.discount, vatRegistered);
        const { rows, total } = totalsRows(oneOff, vatRegistered);
        const of = (start: string) => rows.filter(({ label }) => label.startsWith(start));
        const sum = (found: typeof rows) => found.reduce((all, { value }) => all + pence(value), 0);
        const net = vatRegistered ? sum([...of('Before VAT'), ...of('After discount')]) : pence(total.value);
        expect(net + sum(of('VAT'))).toBe(pence(total.value));
        if (of('Discount').length > 0) expect(sum([...of('Subtotal'), ...of('Discount')])).toBe(net);
      }),
    );
  });

  it('names what is outside the scope of UK VAT, and no VAT where that is all', () => {
    const amounts = { subtotal: 300, discount: 0, net: 300, outsideScope: 200 };
    const mixed = { ...amounts, vatByRate: [{ rate: 2000, net: 100, vat: 20 }], vat: 20, total: 320 };
    expect(totalsRows(mixed, true)).toEqual({
      rows: [
        { label: 'Before VAT', value: '£3.00' },
        { label: 'Outside the scope of UK VAT', value: '£2.00' },
        { label: 'VAT at 20% on £1.00', value: '£0.20' },
      ],
      total: { label: 'Total including VAT', value: '£3.20' },
    });
    const abroad = { ...amounts, outsideScope: 300, vatByRate: [], vat: 0, total: 300 };
    expect(totalsRows(abroad, true).total).toEqual({ label: 'Total', value: '£3.00' });
  });

  it('says nothing of VAT where there is none', () => {
    fc.assert(
      fc.property(contentArbitrary, (content) => {
        const { oneOff } = quoteTotals(defaultChoice(content), content.discount, false);
        expect(JSON.stringify(totalsRows(oneOff, false))).not.toContain('VAT');
      }),
    );
  });
});
