import { describe, expect, test } from 'vitest';
import { comesOffWords, isDeductedFrom } from './advance.ts';

const stage = {
  id: 'deposit',
  label: 'Deposit',
  position: 0,
  trigger: { kind: 'acceptance' },
} as const;
const plain = { quoteId: null, projectId: null, stage: null };
const stageOfQuote = { quoteId: 'Q1', projectId: 'P1', stage };
const invoiceOfProject = { quoteId: null, projectId: 'P1', stage: null };
const another = {
  ...plain,
  advance: { receiptId: 'r', deducted: [], deductedOutsideScope: 0, isOpen: true },
};

describe('money in advance', () => {
  test.each([
    ['for nothing yet', { quoteId: null, projectId: null }, [true, true, true, false]],
    ['for a quote', { quoteId: 'Q1', projectId: null }, [false, true, false, false]],
    ['for another quote', { quoteId: 'Q2', projectId: 'P1' }, [false, false, false, false]],
    ['for a project without a quote', { quoteId: null, projectId: 'P1' }, [false, true, true, false]],
    ['for another project', { quoteId: null, projectId: 'P2' }, [false, false, false, false]],
  ])('%s comes off what it is for, and never off another advance', (_what, advance, expected) => {
    const invoices = [plain, stageOfQuote, invoiceOfProject, another];
    expect(invoices.map((invoice) => isDeductedFrom(advance, invoice))).toEqual(expected);
  });

  test('of a quote comes off no extra invoice of its project', () => {
    expect(isDeductedFrom({ quoteId: 'Q1', projectId: 'P1' }, { ...stageOfQuote, stage: null })).toBe(false);
  });

  test('says what it comes off', () => {
    const words = [
      { quoteId: null, projectId: null },
      { quoteId: null, projectId: 'P1' },
      { quoteId: 'Q1', projectId: null },
      { quoteId: 'Q1', projectId: 'P1' },
    ].map(comesOffWords);
    expect(words).toEqual([
      'It comes off the client’s next invoice.',
      'It comes off the next invoice for this project.',
      'It comes off the next stage of this quote.',
      'It comes off the next stage of this project.',
    ]);
  });
});
