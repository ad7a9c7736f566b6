import fc from 'fast-check';
import { expect, it } from 'vitest';
import { continueStretch } from './saving-stretch.ts';
import type { SavingStretch } from './schema.ts';

const start = new Date('2026-11-30T09:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function save(stretch: SavingStretch | null, minutes: number, by: string, ...parts: string[]) {
  return continueStretch({ stretch }, { by, parts, now: later(minutes) });
}

it('names each part once in a stretch of half an hour', () => {
  const first = save(null, 0, 'ann', 'title');
  expect(first.unlogged).toEqual(['title']);
  const second = save(first.stretch, 10, 'ann', 'title', 'sections');
  expect(second.unlogged).toEqual(['sections']);
  expect(save(second.stretch, 29, 'ann', 'title').unlogged).toEqual([]);
  expect(save(second.stretch, 30, 'ann', 'title').unlogged).toEqual(['title']);
});

it('starts again with somebody else', () => {
  const first = save(null, 0, 'ann', 'title');
  const theirs = save(first.stretch, 1, 'bea', 'title');
  expect(theirs).toEqual({ stretch: { by: 'bea', since: later(1), parts: ['title'] }, unlogged: ['title'] });
});

it('hides no change: whatever is saved was logged for that person within the half hour before', () => {
  const saves = fc.array(
    fc.record({
      by: fc.constantFrom('ann', 'bea'),
      wait: fc.integer({ min: 0, max: 40 }),
      parts: fc.uniqueArray(fc.constantFrom('title', 'sections', 'milestones')),
    }),
  );
  fc.assert(
    fc.property(saves, (all) => {
      let stretch: SavingStretch | null = null;
      let minute = 0;
      const logged: { by: string; part: string; minute: number }[] = [];
      for (const { by, wait, parts } of all) {
        minute += wait;
        const next = save(stretch, minute, by, ...parts);
        stretch = next.stretch;
        logged.push(...next.unlogged.map((part) => ({ by, part, minute })));
        for (const part of parts) {
          expect(logged.some((one) => one.by === by && one.part === part && minute - one.minute < 30)).toBe(
            true,
          );
        }
      }
    }),
  );
});
