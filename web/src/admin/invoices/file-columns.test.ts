import { invoiceSheet, standingHeads } from '@agency/domain/invoice/export';
import { expect, it } from 'vitest';
import { moneyCells } from './file-columns.ts';
import { amountsOf, invoiceWith } from './testing/invoice.ts';

const rows = [
  invoiceWith({
    ...amountsOf([10_000, 2000], [5_000, 500], [700, 'outsideScope']),
    status: 'partPaid',
    paidAmount: 4_000,
    creditedAmount: 1_200,
  }),
  invoiceWith({ kind: 'creditNote', ...amountsOf([1_000, 2000]) }),
];
const cells = moneyCells(rows);
const sums = Object.fromEntries(
  Object.entries(cells).map(([head, cell]) => [
    head,
    rows.map((row) => {
      const value = cell(row);
      return typeof value === 'object' && value !== null && 'pence' in value ? value.pence : value;
    }),
  ]),
);

it('has net and VAT of each rate in columns of their own, and what is outside the scope of UK VAT in another', () => {
  expect(sums).toEqual({
    'Net at 20%': [10_000, -1_000],
    'VAT at 20%': [2_000, -200],
    'Net at 5%': [5_000, 0],
    'VAT at 5%': [250, 0],
    'Outside the scope of UK VAT': [700, 0],
    Total: [17_950, -1_200],
    'Paid (including credit used)': [4_000, 0],
    'Credited (by credit notes)': [1_200, -1_200],
    Balance: [12_750, 0],
  });
});

it('adds up to the total in each row', () => {
  rows.forEach((_row, index) => {
    const parts = Object.entries(sums).filter(([head]) => /^(Net|VAT|Outside)/.test(head));
    const sum = parts.reduce((all, [, values]) => all + Number(values[index]), 0);
    expect(sum).toBe(Number(sums.Total?.[index]));
  });
});

it('has the columns of the file that the client gets', () => {
  const sheet = invoiceSheet(rows);
  for (const head of ['Net at 20%', 'VAT at 5%', 'Total', 'Balance', ...standingHeads]) {
    const at = sheet.heads.indexOf(head);
    expect(
      rows.map((row) => cells[head]?.(row)),
      head,
    ).toEqual(sheet.rows.map((row) => row[at]));
  }
});

it('has a column for what was invoiced without registration only where there is any', () => {
  expect(Object.keys(cells)).not.toContain('Net, not registered for VAT');
  const plain = invoiceWith({
    vatRegistered: false,
    totals: { subtotal: 900, discount: 0, net: 900, vatByRate: [], vat: 0, total: 900 },
  });
  expect(moneyCells([plain])['Net, not registered for VAT']?.(plain)).toEqual({ pence: 900 });
});
