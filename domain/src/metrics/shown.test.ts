import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { quoteCountsOf, receivedOf, winRateOf } from './month.ts';
import { accountingYears, ages, highestOf, lastMonths, owedByAge, periodOf, pipelineOf } from './shown.ts';
import { firstSummaryMonth, type ShownMonth } from './summary.ts';

const month = (net: number, rest: Partial<ShownMonth> = {}): ShownMonth => ({
  net,
  received: net,
  quotes: { sent: 2, accepted: 1, declined: 1, expired: 0 },
  pages: { '/': net },
  sources: { google: net },
  ...rest,
});

describe('months', () => {
  it('end with the present one, those without anything at nought', () => {
    const shown = lastMonths({ '2026-11': month(5) }, '2026-11-30', 3);
    expect(shown.map(({ from, net }) => [from, net])).toEqual([
      ['2026-09', 0],
      ['2026-10', 0],
      ['2026-11', 5],
    ]);
  });

  it('have a highest figure, which is nought where there was nothing or less', () => {
    const months = lastMonths(
      { '2026-10': month(5), '2026-11': month(-9, { received: 7 }) },
      '2026-11-30',
      3,
    );
    expect(highestOf(months)).toBe(7);
    expect(highestOf(lastMonths({}, '2026-11-30', 12))).toBe(0);
    expect(highestOf([month(-9)])).toBe(0);
  });

  it('add up to accounting years, which end on 31 March', () => {
    const months = {
      '2025-03': month(1),
      '2025-04': month(10),
      '2026-03': month(100),
      '2026-04': month(1000),
    };
    expect(accountingYears(months, '2026-03-31').current).toMatchObject({
      from: '2025-04',
      to: '2026-03',
      net: 110,
    });
    const { current, previous } = accountingYears(months, '2026-04-01');
    expect(current).toMatchObject({ from: '2026-04', to: '2026-04', net: 1000 });
    expect(previous).toMatchObject({ from: '2025-04', to: '2026-03', net: 110, pages: { '/': 110 } });
  });

  it('of a period are the sum of its parts, wherever it is cut', () => {
    const names = Array.from(
      { length: 24 },
      (_, at) => `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    );
    const any = fc.tuple(
      fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 24, maxLength: 24 }),
      fc.nat(22),
    );
    fc.assert(
      fc.property(any, ([nets, cut]) => {
        const months = Object.fromEntries(names.map((name, at) => [name, month(nets[at] ?? 0)]));
        const sum = (from: number, to: number) =>
          periodOf(months, `${names[from]}-01`, `${names[to]}-28`).net;
        expect(sum(0, cut) + sum(cut + 1, 23)).toBe(sum(0, 23));
      }),
    );
  });

  it('before the last 36 stand in no summary', () => {
    expect(firstSummaryMonth('2026-11-30')).toBe('2023-12');
  });
});

describe('what is owed', () => {
  it('is overdue from the day after its due day', () => {
    const one = { count: 1, balance: 100 };
    const owed = {
      '2026-11-30': one,
      '2026-11-29': one,
      '2026-10-31': one,
      '2026-10-30': one,
      '2026-08-31': one,
    };
    expect(owedByAge(owed, '2026-11-30')).toEqual({
      notDue: one,
      upTo30: { count: 2, balance: 200 },
      upTo60: one,
      upTo90: { count: 0, balance: 0 },
      over90: one,
    });
  });

  it('is all there, whatever day it is', () => {
    const days = fc.dictionary(
      fc.integer({ min: -200, max: 200 }).map((day) => addDays('2026-06-01', day)),
      fc.record({ count: fc.nat(9), balance: fc.nat(1_000_000) }),
    );
    fc.assert(
      fc.property(days, fc.integer({ min: -300, max: 300 }), (owed, day) => {
        const byAge = owedByAge(owed, addDays('2026-06-01', day));
        const sum = (all: readonly { readonly balance: number }[]) =>
          all.reduce((so, { balance }) => so + balance, 0);
        expect(sum(ages.map((age) => byAge[age]))).toBe(sum(Object.values(owed)));
      }),
    );
  });
});

it('an offer counts until the end of its last day', () => {
  const one = { count: 1, oneOff: 100, monthly: 10 };
  const offered = { '2026-11-29': one, '2026-11-30': one, '2026-12-24': one };
  expect(pipelineOf(offered, '2026-11-30')).toEqual({ count: 2, oneOff: 200, monthly: 20 });
});

describe('a win rate', () => {
  it('leaves out what nobody decided', () => {
    const statuses = ['accepted', 'declined', 'expired', 'sent', 'viewed', 'withdrawn', 'voided'] as const;
    const counts = quoteCountsOf(statuses.map((status) => ({ status })));
    expect(counts).toEqual({ sent: 7, accepted: 1, declined: 1, expired: 1 });
    expect(winRateOf(counts)).toBe(3333);
  });

  it('isn’t known before anything was decided', () => {
    expect(winRateOf(quoteCountsOf([{ status: 'sent' }]))).toBeNull();
  });
});

it('money received is less what went back, and a reversal counts on its own day', () => {
  const receipt = { kind: 'receipt', amount: 100 } as const;
  const refund = { kind: 'refund', amount: 30 } as const;
  expect(receivedOf([receipt, refund], [])).toBe(70);
  expect(receivedOf([], [receipt])).toBe(-100);
  expect(receivedOf([], [refund])).toBe(30);
});
