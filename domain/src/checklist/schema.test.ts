import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Checklist, checklist, checklistProgress, maxChecklistItems } from './schema.ts';

const itemOf = (done: boolean) => ({
  text: 'Ask',
  done,
  assigneeUid: null,
  dueOn: null,
  position: 0,
  note: '',
  dueAfterDays: null,
});
const itemsOf = (ticks: readonly boolean[]): Checklist['items'] =>
  Object.fromEntries(ticks.map((done, index) => [`i${index}`, itemOf(done)]));

describe('checklistProgress', () => {
  test.each([
    [[], 0],
    [[false], 0],
    [[true], 100],
    [[true, false, false], 33],
    [[true, true, false], 66],
  ] satisfies [boolean[], number][])('%j is %i per cent', (ticks, expected) => {
    expect(checklistProgress(itemsOf(ticks))).toBe(expected);
  });

  test('is 100 only when all is done, 0 when nothing is, and never falls by a tick', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: maxChecklistItems }), (ticks) => {
        const progress = checklistProgress(itemsOf(ticks));
        expect(progress === 100).toBe(ticks.every(Boolean));
        if (!ticks.includes(true)) expect(progress).toBe(0);
        const next = ticks.indexOf(false);
        if (next >= 0) {
          expect(checklistProgress(itemsOf(ticks.with(next, true)))).toBeGreaterThanOrEqual(progress);
        }
      }),
    );
  });
});

test('a checklist holds at most a hundred items, under plain ids', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const whole = {
    title: 'Launch',
    kind: 'running',
    projectId: null,
    changedItem: null,
    archived: false,
    searchTokens: [],
    createdAt: at,
    createdBy: 'system',
    updatedAt: at,
    updatedBy: 'system',
  };
  const filled = (count: number) => itemsOf(Array.from({ length: count }, () => false));
  expect(v.is(checklist, { ...whole, items: filled(maxChecklistItems) })).toBe(true);
  expect(v.is(checklist, { ...whole, items: filled(maxChecklistItems + 1) })).toBe(false);
  expect(v.is(checklist, { ...whole, items: { 'a.b': itemOf(true) } })).toBe(false);
});
