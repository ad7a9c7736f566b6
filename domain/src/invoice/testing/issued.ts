/** An invoice of £120.00, issued on 10 March 2026 and due on the 24th, of which nothing was paid. */
export const issued = {
  kind: 'invoice',
  status: 'issued',
  disputed: false,
  issuedOn: '2026-03-10',
  dueOn: '2026-03-24',
  paidAmount: 0,
  creditedAmount: 0,
  paymentReported: null,
  totals: { total: 12_000 },
  lastReminder: null,
} as const;
