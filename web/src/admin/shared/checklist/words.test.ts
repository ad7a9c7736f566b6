import type { ChecklistItem } from '@agency/domain/checklist/schema';
import { describe, expect, it, test } from 'vitest';
import { afterStartWords, copyTitle, dueWords, listWords, nextDueWords, progressOf } from './words.ts';

const item = (rest: Partial<ChecklistItem> = {}): ChecklistItem => ({
  text: 'Ask',
  done: false,
  assigneeUid: null,
  dueOn: null,
  position: 0,
  note: '',
  dueAfterDays: null,
  ...rest,
});
const list = {
  kind: 'running',
  archived: false,
  items: { a: item({ dueOn: '2026-12-03' }), b: item() },
} as const;
const done = { a: item({ done: true, dueOn: '2026-12-03' }) };

test.each([
  [{ dueOn: null }, null],
  [{ dueOn: '2026-12-03', done: true }, null],
  [{ dueOn: '2026-12-02' }, 'Overdue by 3 days'],
  [{ dueOn: '2026-12-04' }, 'Overdue by 1 day'],
  [{ dueOn: '2026-12-05' }, 'Due today'],
  [{ dueOn: '2026-12-06' }, 'Due 6 Dec 2026'],
])('on 5 December %j says %s', (rest, words) => {
  expect(dueWords(item(rest), '2026-12-05')?.label ?? null).toBe(words);
});

test.each([
  [null, null],
  [0, 'Due on the day the project starts'],
  [1, 'Due 1 day after the start'],
  [14, 'Due 14 days after the start'],
])('%s days after the start: %s', (days, words) => {
  expect(afterStartWords(days)).toBe(words);
});

describe('a list', () => {
  it.each([
    [list, '2 open'],
    [{ ...list, items: done }, 'Done'],
    [{ ...list, items: {} }, 'Empty'],
    [{ ...list, kind: 'template' as const }, 'Template'],
    [{ ...list, archived: true }, 'Archived'],
  ])('%j says how it stands: %s', (of, words) => {
    expect(listWords(of).label).toBe(words);
  });

  it('says what is due first, by its items themselves', () => {
    expect(nextDueWords(list, '2026-12-04')?.label).toBe('Overdue by 1 day');
    expect(nextDueWords({ ...list, items: done }, '2026-12-04')).toBeNull();
    expect(progressOf(list)).toEqual({ value: 0, caption: '0 of 2 done' });
  });
});

test('the title of a copy fits', () => {
  expect(copyTitle('Launch')).toBe('Launch (copy)');
  expect(copyTitle('x'.repeat(120))).toHaveLength(120);
  // A cut may go through a character that takes two units.
  expect(copyTitle('🚀'.repeat(60)).isWellFormed()).toBe(true);
});
