import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateReceipt } from './allocate.ts';

test('money goes on the invoices in order, none gets more than it is owed, and no penny appears', () => {
  const invoices = fc.array(fc.nat(100_000), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), invoices, (amount, owed) => {
      const all = owed.map((each, index) => ({ id: `i${index}`, owed: each }));
      const parts = allocateReceipt(amount, all);
      const sum = parts.reduce((total, part) => total + part.amount, 0);
      expect(sum).toBe(
        Math.min(
          amount,
          owed.reduce((total, each) => total + each, 0),
        ),
      );
      for (const part of parts) {
        const mine = all.find(({ id }) => id === part.invoiceId);
        expect(part.amount).toBeGreaterThan(0);
        expect(part.amount).toBeLessThanOrEqual(mine?.owed ?? 0);
      }
      // All but the last are paid whole.
      for (const part of parts.slice(0, -1)) {
        expect(part.amount).toBe(all.find(({ id }) => id === part.invoiceId)?.owed);
      }
    }),
  );
});
