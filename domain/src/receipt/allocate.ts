/** An invoice that money can be put on, and what it is owed, in pence. */
export interface Payable {
  readonly id: string;
  readonly owed: number;
}

/** Shares money among invoices in their order (the oldest due first), each up to what is owed on it; the rest is left out. */
export function allocateReceipt(
  amount: number,
  invoices: readonly Payable[],
): { readonly invoiceId: string; readonly amount: number }[] {
  let left = amount;
  return invoices.flatMap(({ id, owed }) => {
    const part = Math.min(left, owed);
    left -= part;
    return part > 0 ? [{ invoiceId: id, amount: part }] : [];
  });
}
