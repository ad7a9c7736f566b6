import { describe, expect, it } from 'vitest';
import type { Invoice } from './schema.ts';
import { isOverdue, standingForClient, standingForStaff } from './words.ts';

const [before, on, after] = ['2026-12-02', '2026-12-03', '2026-12-04'] as const;
const days = { before, on, after };

type Sums = Parameters<typeof standingForClient>[0];

/** £1,674.80, due on 3 December 2026, of which nothing was paid. */
const none: Sums = {
  kind: 'invoice',
  status: 'issued',
  disputed: false,
  dueOn: on,
  paidAmount: 0,
  creditedAmount: 0,
  paymentReported: null,
  totals: { total: 167_480 },
};
const part: Sums = { ...none, status: 'partPaid', paidAmount: 100_000 };
const full: Sums = { ...none, status: 'paid', paidAmount: 167_480 };
const credited: Sums = { ...none, creditedAmount: 67_480 };
const reported: Sums = {
  ...none,
  paymentReported: { paidOn: before, reference: '', by: 'Rosa Linden', at: new Date('2026-12-02T10:00:00Z') },
};

/** By case, what the client reads before, on and after the due day. */
const table: readonly (readonly [string, Sums, string, string, string])[] = [
  [
    'nothing paid',
    none,
    'info: Due 3 December 2026',
    'warning: Due today',
    'danger: Overdue (was due 3 December 2026)',
  ],
  [
    'part paid',
    part,
    'info: Part paid, £674.80 due 3 December 2026',
    'warning: Part paid, £674.80 due today',
    'danger: Part paid, £674.80 overdue (was due 3 December 2026)',
  ],
  [
    'part credited',
    credited,
    'info: Part credited, £1,000.00 due 3 December 2026',
    'warning: Part credited, £1,000.00 due today',
    'danger: Part credited, £1,000.00 overdue (was due 3 December 2026)',
  ],
  [
    'part paid and part credited',
    { ...part, creditedAmount: 60_000 },
    'info: Part paid and part credited, £74.80 due 3 December 2026',
    'warning: Part paid and part credited, £74.80 due today',
    'danger: Part paid and part credited, £74.80 overdue (was due 3 December 2026)',
  ],
  ['paid in full', full, 'success: Paid', 'success: Paid', 'success: Paid'],
  // What is paid above the total is the client's credit and stands at no invoice.
  ['paid too much', full, 'success: Paid', 'success: Paid', 'success: Paid'],
  [
    'paid after a credit',
    { ...full, paidAmount: 100_000, creditedAmount: 67_480 },
    'success: Paid, after a credit of £674.80',
    'success: Paid, after a credit of £674.80',
    'success: Paid, after a credit of £674.80',
  ],
  [
    'nothing left after what was invoiced before',
    { ...full, paidAmount: 0, totals: { total: 0 } },
    'success: Nothing to pay',
    'success: Nothing to pay',
    'success: Nothing to pay',
  ],
  [
    'disputed',
    { ...part, disputed: true },
    'info: On hold while we look into it',
    'info: On hold while we look into it',
    'info: On hold while we look into it',
  ],
  [
    'said to be paid',
    reported,
    'info: You told us you’ve paid',
    'info: You told us you’ve paid',
    'info: You told us you’ve paid',
  ],
  [
    'disputed and said to be paid',
    { ...reported, disputed: true },
    'info: On hold while we look into it',
    'info: On hold while we look into it',
    'info: On hold while we look into it',
  ],
  [
    'credited in full after a payment',
    { ...none, status: 'credited', creditedAmount: 167_480 },
    'neutral: Credited in full',
    'neutral: Credited in full',
    'neutral: Credited in full',
  ],
  [
    'credited in full, never paid',
    { ...none, status: 'void', creditedAmount: 167_480 },
    'neutral: Cancelled',
    'neutral: Cancelled',
    'neutral: Cancelled',
  ],
  [
    'a credit note',
    { ...none, kind: 'creditNote', dueOn: null },
    'neutral: Credit note',
    'neutral: Credit note',
    'neutral: Credit note',
  ],
];

describe('standingForClient', () => {
  it.each(table)('says of one with %s before, on and after its due day', (_case, invoice, ...expected) => {
    const said = Object.values(days).map((day) => {
      const { tone, words } = standingForClient(invoice, day);
      return `${tone}: ${words}`;
    });
    expect(said).toEqual(expected);
  });

  it('says of a debt that we gave up what it says of any other', () => {
    for (const owed of [none, part, credited, reported, { ...part, disputed: true }]) {
      for (const day of Object.values(days)) {
        const givenUp = standingForClient({ ...owed, status: 'writtenOff' }, day);
        expect(givenUp).toEqual(standingForClient(owed, day));
      }
    }
  });

  it('goes back to the due day five working days after the client said that they had paid', () => {
    // Wednesday 2 December; the fifth working day after it is the next Wednesday.
    expect(standingForClient(reported, '2026-12-09').words).toBe('You told us you’ve paid');
    expect(standingForClient(reported, '2026-12-10').words).toBe('Overdue (was due 3 December 2026)');
  });

  it('says what is to pay where there is no due day', () => {
    expect(standingForClient({ ...none, dueOn: null }, on).words).toBe('To pay');
    expect(standingForClient({ ...part, dueOn: null }, on).words).toBe('Part paid, £674.80 to pay');
  });
});

describe('standingForStaff', () => {
  it.each([
    ['draft', 'Draft'],
    ['discarded', 'Discarded'],
    ['void', 'Void'],
    ['writtenOff', 'Written off, £674.80'],
  ] as const satisfies readonly (readonly [Invoice['status'], string])[])(
    'names what is ours to know: %s',
    (status, words) => {
      expect(standingForStaff({ ...part, status }, after).words).toBe(words);
    },
  );

  it('says the same as to the client of what is due and what is paid', () => {
    for (const invoice of [none, part, credited, full])
      for (const day of Object.values(days))
        expect(standingForStaff(invoice, day)).toEqual(standingForClient(invoice, day));
    expect(standingForStaff({ ...part, disputed: true }, after).words).toBe('Disputed');
    expect(standingForStaff(reported, after).words).toBe('Client says it’s paid');
  });
});

it('is overdue from the day after the due day, while it is owed', () => {
  expect([before, on, after].map((day) => isOverdue(none, day))).toEqual([false, false, true]);
  expect(isOverdue(full, after)).toBe(false);
});
