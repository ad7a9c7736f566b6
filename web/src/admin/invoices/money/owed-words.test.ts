import { expect, it } from 'vitest';
import { invoiceWith } from '../testing/invoice.ts';
import { owedWords } from './owed-words.ts';

const open = invoiceWith();
const partPaid = invoiceWith({ number: 'INV-2026-0002', status: 'partPaid', paidAmount: 2_000 });
const writtenOff = invoiceWith({ status: 'writtenOff' });

it('say what a client still owes, and on what', () => {
  expect(owedWords([])).toBeNull();
  expect(owedWords([partPaid])).toBe(
    'They still owe £100.00 on invoice INV-2026-0002. You can use the credit there instead.',
  );
  expect(owedWords([open, partPaid])).toBe(
    'They still owe £220.00 on 2 invoices. You can use the credit there instead.',
  );
});

it('leave out a debt that was written off, which credit can’t be used for', () => {
  expect(owedWords([writtenOff])).toBeNull();
});
