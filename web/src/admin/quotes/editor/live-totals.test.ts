import { describe, expect, it } from 'vitest';
import { equalShares, liveTotals, scheduleSum, stageAmounts, uncountedLines } from './live-totals.ts';
import { newLine, newSection, newStage } from './new-parts.ts';

const none = { kind: 'none' as const, amount: null, share: null };

describe('liveTotals', () => {
  it('counts as the calculator does: 50 lines of £241.67 at 20 %', () => {
    const lines = Array.from({ length: 50 }, () => newLine(2000, { unitPrice: 24_167 }));
    const { oneOff } = liveTotals({ sections: [newSection(2000, { lines })], discount: none }, true);
    expect([oneOff.net, oneOff.vat, oneOff.total]).toEqual([1_208_350, 241_670, 1_450_020]);
  });

  it('takes a discount off: £8,500 less £7,500', () => {
    const sections = [newSection(2000, { lines: [newLine(2000, { unitPrice: 850_000 })] })];
    const discount = { kind: 'amount' as const, amount: 750_000, share: null };
    const { oneOff } = liveTotals({ sections, discount }, true);
    expect([oneOff.net, oneOff.vat, oneOff.total]).toEqual([100_000, 20_000, 120_000]);
  });

  it('counts what is empty or can’t be read as nothing, and never fails', () => {
    const lines = [
      newLine(2000),
      newLine(2000, { unitPrice: Number.NaN, quantity: null }),
      newLine(2000, { unitPrice: -5, discount: 999_999 }),
      newLine(2000, { unitPrice: 1000, quantity: 2.5 }),
    ];
    const discount = { kind: 'percent' as const, amount: null, share: Number.NaN };
    const { oneOff } = liveTotals({ sections: [newSection(2000, { lines })], discount }, false);
    expect(oneOff).toMatchObject({ net: 2500, vat: 0, total: 2500 });
  });

  it('says how many lines it leaves out', () => {
    const lines = [
      newLine(2000),
      newLine(2000, { unitPrice: 1000, quantity: 99_999_999_999 }),
      newLine(2000, { unitPrice: -5 }),
      newLine(2000, { unitPrice: Number.NaN }),
      newLine(2000, { unitPrice: 1000, quantity: 2.5 }),
    ];
    expect(uncountedLines({ sections: [newSection(2000, { lines })] })).toBe(3);
  });

  it('leaves out optional lines that start unticked, and keeps monthly ones apart', () => {
    const selection = { kind: 'optional' as const, selected: false, min: null, max: null, group: '' };
    const lines = [
      newLine(2000, { unitPrice: 1000 }),
      newLine(2000, { unitPrice: 500, selection }),
      newLine(2000, { unitPrice: 300, billing: 'monthly' }),
    ];
    const totals = liveTotals({ sections: [newSection(2000, { lines })], discount: none }, true);
    expect([totals.oneOff.net, totals.monthly.net]).toEqual([1000, 300]);
  });
});

it('adds up the stages', () => {
  expect(scheduleSum([newStage({ share: 4000 }), newStage({ share: null }), newStage({ share: 6000 })])).toBe(
    10_000,
  );
});

it('splits the total over the stages to the penny, once they add up', () => {
  const sections = [newSection(2000, { lines: [newLine(2000, { unitPrice: 10_001 })] })];
  const { oneOff } = liveTotals({ sections, discount: none }, true);
  const stages = [newStage({ share: 3333 }), newStage({ share: 3333 }), newStage({ share: 3334 })];
  const amounts = [...stageAmounts(stages, false, oneOff, true).values()];
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(oneOff.total);
  expect([...stageAmounts(stages, true, oneOff, true).values()]).toEqual([4000, 4000, 4001]);
  expect(equalShares(3)).toEqual([3334, 3333, 3333]);
  expect(stageAmounts(stages.slice(1), false, oneOff, true).size).toBe(0);
});
