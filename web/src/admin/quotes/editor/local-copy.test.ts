import { describe, expect, it } from 'vitest';
import { dropAllCopies } from '../../../firebase/session/local-copies.ts';
import { memoryStorage } from '../../../platform/testing/memory-storage.ts';
import { type CopyPlace, dropCopy, dropFound, findCopies, keepCopy } from './local-copy.ts';
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
const annsPlace: CopyPlace = { uid: 'ann', quoteId: 'Q-1', tab: 'one' };
const copiesOf = (storage: Storage, uid: string, at = now) =>
  findCopies(storage, { uid, quoteId: 'Q-1' }, at).map(({ copy }) => copy);

describe('the local copy of a quote', () => {
  it('comes back as it was stored, for that person and quote only', () => {
    const storage = memoryStorage();
    const discount = { kind: 'percent' as const, amount: null, share: Number.NaN };
    const typed = { ...values, discount };
    expect(keepCopy(storage, annsPlace, { values: typed, revision: 3 }, now)).toBe(true);
    keepCopy(storage, { ...annsPlace, quoteId: 'Q-10' }, { values, revision: 3 }, now);
    expect(copiesOf(storage, 'ann')).toMatchObject([{ values: typed, savedAt: now }]);
    expect(copiesOf(storage, 'bob')).toEqual([]);
    dropCopy(storage, annsPlace);
    expect(copiesOf(storage, 'ann')).toEqual([]);
  });

  it('has a place of its own in each tab, beside what builds of before stored for all of them', () => {
    const storage = memoryStorage();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    keepCopy(storage, annsPlace, { values, revision: 3 }, at(1));
    keepCopy(storage, { ...annsPlace, tab: 'two' }, { values, revision: 4 }, at(2));
    storage.setItem('unsaved/quote/ann/Q-1', storage.getItem('unsaved/quote/ann/Q-1/tab/one') ?? '');
    keepCopy(storage, annsPlace, { values, revision: 5 }, at(3));
    expect(copiesOf(storage, 'ann').map(({ revision }) => revision)).toEqual([5, 4, 3]);
    dropCopy(storage, annsPlace);
    expect(copiesOf(storage, 'ann').map(({ revision }) => revision)).toEqual([4, 3]);
  });

  it('goes once it was found, unless its tab has stored a later one meanwhile', () => {
    const storage = memoryStorage();
    keepCopy(storage, annsPlace, { values, revision: 3 }, now);
    const [found] = findCopies(storage, annsPlace, now);
    if (!found) throw new Error('nothing was found');
    keepCopy(storage, annsPlace, { values, revision: 3 }, new Date(now.getTime() + 1));
    dropFound(storage, found);
    expect(copiesOf(storage, 'ann')).toHaveLength(1);
    keepCopy(storage, annsPlace, { values, revision: 3 }, now);
    dropFound(storage, found);
    expect(copiesOf(storage, 'ann')).toEqual([]);
  });

  it('is dropped after a fortnight, and when its shape differs', () => {
    const storage = memoryStorage();
    keepCopy(storage, annsPlace, { values, revision: 3 }, now);
    expect(copiesOf(storage, 'ann', new Date('2026-12-12T10:00:00Z'))).toEqual([]);
    dropCopy(storage, annsPlace);
    storage.setItem('unsaved/quote/ann/Q-1', '{"values":{},"revision":3,"savedAt":"2026-11-27T10:00:00Z"}');
    expect(copiesOf(storage, 'ann')).toEqual([]);
  });

  it('says when the browser stores nothing', () => {
    const full: Storage = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepCopy(full, annsPlace, { values, revision: 3 }, now)).toBe(false);
  });

  it('is cleared when that person signs out, and nothing else is', () => {
    const storage = memoryStorage();
    storage.setItem('theme', 'dark');
    keepCopy(storage, annsPlace, { values, revision: 3 }, now);
    keepCopy(storage, { ...annsPlace, quoteId: 'Q-2' }, { values, revision: 3 }, now);
    dropAllCopies(storage);
    expect(keepCopy(storage, annsPlace, { values, revision: 3 }, now)).toBe(false);
    expect([storage.length, storage.getItem('theme')]).toEqual([1, 'dark']);
  });
});
