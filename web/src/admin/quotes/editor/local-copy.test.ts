import { describe, expect, it } from 'vitest';
import { dropAllCopies } from '../../../firebase/session/local-copies.ts';
import { memoryStorage } from '../../../platform/testing/memory-storage.ts';
import { dropCopy, keepCopy, readCopy } from './local-copy.ts';
import { newSection } from './new-parts.ts';
import type { QuoteForm } from './quote-form.ts';

const values: QuoteForm = {
  recipient: { name: 'Ann', email: 'ann@example.com', company: '', phone: '' },
  title: 'A website',
  introduction: '',
  sections: [newSection(2000)],
  discount: { kind: 'none', amount: null, share: null },
  paymentSchedule: [],
  milestones: [],
  validUntil: '',
  internalNotes: '',
};
const now = new Date('2026-11-27T10:00:00Z');

describe('the local copy of a quote', () => {
  it('comes back as it was stored, for that person and quote only', () => {
    const storage = memoryStorage();
    const discount = { kind: 'percent' as const, amount: null, share: Number.NaN };
    const typed = { ...values, discount };
    expect(keepCopy(storage, 'ann', 'Q-1', { values: typed, revision: 3 }, now)).toBe(true);
    expect(readCopy(storage, 'ann', 'Q-1', now)).toMatchObject({ values: typed, savedAt: now });
    expect(readCopy(storage, 'bob', 'Q-1', now)).toBeNull();
    dropCopy(storage, 'ann', 'Q-1');
    expect(readCopy(storage, 'ann', 'Q-1', now)).toBeNull();
  });

  it('is dropped after a fortnight, and when its shape differs', () => {
    const storage = memoryStorage();
    keepCopy(storage, 'ann', 'Q-1', { values, revision: 3 }, now);
    expect(readCopy(storage, 'ann', 'Q-1', new Date('2026-12-12T10:00:00Z'))).toBeNull();
    storage.setItem('unsaved/quote/ann/Q-1', '{"values":{},"revision":3,"savedAt":"2026-11-27T10:00:00Z"}');
    expect(readCopy(storage, 'ann', 'Q-1', now)).toBeNull();
  });

  it('says when the browser stores nothing', () => {
    const full: Storage = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepCopy(full, 'ann', 'Q-1', { values, revision: 3 }, now)).toBe(false);
  });

  it('is cleared when that person signs out, and nothing else is', () => {
    const storage = memoryStorage();
    storage.setItem('theme', 'dark');
    keepCopy(storage, 'ann', 'Q-1', { values, revision: 3 }, now);
    keepCopy(storage, 'ann', 'Q-2', { values, revision: 3 }, now);
    dropAllCopies(storage);
    expect(keepCopy(storage, 'ann', 'Q-1', { values, revision: 3 }, now)).toBe(false);
    expect([storage.length, storage.getItem('theme')]).toEqual([1, 'dark']);
  });
});
