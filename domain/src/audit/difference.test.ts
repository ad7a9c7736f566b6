import { describe, expect, it } from 'vitest';
import { differenceOf, differenceText } from './difference.ts';

const lines = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  differenceOf({ before, after }).map(differenceText);

describe('what an entry changed, in words', () => {
  it('names the field, and says money in pounds, shares in per cent, days and times as in London', () => {
    expect(
      lines(
        { total: 120_000, defaultVatRate: 2000, dueOn: '2026-11-27', sentAt: null, isOpen: true },
        {
          total: 123_450,
          defaultVatRate: 1750,
          dueOn: '2026-12-04',
          sentAt: new Date('2026-07-01T08:00:00Z'),
          isOpen: false,
        },
      ),
    ).toEqual([
      'Total: £1,200.00 → £1,234.50',
      'Usual VAT rate: 20% → 17.5%',
      'Due: 27 November 2026 → 4 December 2026',
      'Sent at: nothing → 1 July 2026, 9:00 am',
      'Is open: Yes → No',
    ]);
  });

  it('calls the items of a checklist by what they say now, and no item by its id', () => {
    const before = { items: { c48b: { done: false, text: '12 characters' } }, changedItem: null };
    const after = { items: { c48b: { done: true, text: '14 characters' } }, changedItem: 'c48b' };
    const named = (items?: ReadonlyMap<string, string>) =>
      differenceOf({ before, after }, items).map(differenceText);
    expect(named(new Map([['c48b', 'Ring the registrar']]))).toEqual([
      'Items, ‘Ring the registrar’, done: No → Yes',
      'Items, ‘Ring the registrar’, text: 12 characters → 14 characters',
    ]);
    expect(named()).toEqual([
      'Items, an item, done: No → Yes',
      'Items, an item, text: 12 characters → 14 characters',
    ]);
  });

  it('goes into nested maps by their path, and says states in words', () => {
    expect(
      lines(
        { delivery: { status: 'queued', mail: { attempts: 1 } }, status: 'inProgress' },
        { delivery: { status: 'failed', mail: { attempts: 2 } }, status: 'changesRequested' },
      ),
    ).toEqual([
      'Delivery, status: Queued → Failed',
      'Delivery, mail, attempts: 1 → 2',
      'Status: In progress → Changes requested',
    ]);
  });

  it('says of a list what was added and removed, of its items what changed in them', () => {
    expect(lines({ hours: ['Mon 9 to 5', 'Tue 9 to 5'] }, { hours: ['Tue 9 to 5', 'Wed 9 to 5'] })).toEqual([
      'Hours: removed Mon 9 to 5, added Wed 9 to 5',
    ]);
    const design = { id: 'a', title: 'Design', unitPrice: 10_000, discount: 500 };
    const build = { id: 'b', title: 'Build', unitPrice: 20_000, discount: 0 };
    expect(lines({ lines: [design] }, { lines: [{ ...design, unitPrice: 15_000 }, build] })).toEqual([
      'Lines: added Title: Build; Unit price: £200.00; Discount: 0%',
      'Lines, ‘Design’, unit price: £100.00 → £150.00',
    ]);
    expect(lines({ lines: [design, build] }, { lines: [build, design] })).toEqual([
      expect.stringContaining('(in another order)'),
    ]);
  });

  it('shows of a long text the words that changed', () => {
    const before = `${'We build websites. '.repeat(8)}Call us on Monday.`;
    const [change] = differenceOf({
      before: { text: before },
      after: { text: before.replace('Monday', 'Friday') },
    });
    expect(change).toMatchObject({
      label: 'Text',
      kind: 'text',
      parts: [
        { change: 'same' },
        { change: 'removed', text: 'Monday.' },
        { change: 'added', text: 'Friday.' },
      ],
    });
  });

  it('keeps accounts as ids, whose names are read from their own records', () => {
    expect(differenceOf({ before: { assigneeUid: null }, after: { assigneeUid: 'ada' } })).toEqual([
      { label: 'Assignee', kind: 'value', before: null, after: { kind: 'person', id: 'ada' } },
    ]);
    expect(lines({ clientId: null }, { clientId: 'c1' })).toEqual(['Client: nothing → client c1']);
    expect(lines({ by: 'link' }, { by: 'system' })).toEqual(['By: Someone with the link → The system']);
  });

  it('shows a new record, a deleted one and fields that it does not know, never as JSON', () => {
    const odd = { newThing: { deepPart: [{ aFlag: true }, { aFlag: false }] }, seoTitle: 'Shops', empty: '' };
    expect(lines(null, odd)).toEqual([
      'New thing, deep part: added A flag: Yes, added A flag: No',
      'Title for search engines: nothing → Shops',
    ]);
    expect(lines({ seoTitle: 'Shops' }, {})).toEqual(['Title for search engines: Shops → nothing']);
    expect(lines(null, null)).toEqual([]);
  });

  it('says that the log does not have what it must not keep', () => {
    expect(lines({ recipient: 'not recorded here' }, { recipient: null })).toEqual([
      'Recipient: Not recorded here → nothing',
    ]);
  });
});
