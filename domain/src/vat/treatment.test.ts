import { expect, test } from 'vitest';
import { reverseChargeNote, treated, treatmentChoice, treatmentOf, treatmentWords } from './treatment.ts';

test('outside the scope is not 0%, in a line or in words', () => {
  for (const treatment of [0, 500, 2000, 'outsideScope'] as const) {
    expect(treatmentOf(treated(treatment))).toBe(treatment);
  }
  expect(treated(0)).toEqual({ vatRate: 0 });
  expect(treatmentWords(0)).toBe('VAT 0%');
  expect(treatmentWords('outsideScope')).toBe('Outside the scope of UK VAT');
  expect(treatmentChoice('outsideScope')).toBe('Outside scope');
  expect(treatmentChoice(0)).toBe('0%');
  expect(reverseChargeNote).toContain('the customer accounts for the VAT there');
});
