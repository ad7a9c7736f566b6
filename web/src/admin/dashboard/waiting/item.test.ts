import { addDays } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Item, inOrder, type Kind, kinds, sectionsOf } from './item.ts';

const today = '2026-11-30';
const at = new Date('2026-11-30T09:00:00Z');
let count = 0;
const item = (kind: Kind, by: string, since = at): Item => ({
  id: `${kind}${count++}`,
  kind,
  by,
  since,
  title: '',
  detail: '',
  when: '',
  href: '',
  actions: null,
});

test('late ones come first, whatever they are; those of one day by kind, then by how long they wait', () => {
  const contact = item('contact', today);
  const older = item('contact', today, new Date(0));
  const mail = item('mail', today);
  const due = item('due', '2026-11-29');
  expect(inOrder([contact, older, mail, due])).toEqual([due, mail, older, contact]);
});

test('sections hold every item once, in the same order, and none is empty', () => {
  const any = fc.tuple(fc.constantFrom(...(Object.keys(kinds) as Kind[])), fc.integer({ min: -9, max: 9 }));
  fc.assert(
    fc.property(fc.array(any), (all) => {
      const items = all.map(([kind, days]) => item(kind, addDays(today, days)));
      const sections = sectionsOf(items, today);
      expect(sections.flatMap((section) => section.items)).toEqual(inOrder(items));
      for (const section of sections) expect(section.items).not.toEqual([]);
    }),
  );
});

test('the sections are named by their day', () => {
  const titles = sectionsOf(
    [item('due', '2026-12-01'), item('task', today), item('mail', '2026-11-29')],
    today,
  );
  expect(titles.map(({ title }) => title)).toEqual(['Late', 'For today', 'Coming up']);
});
