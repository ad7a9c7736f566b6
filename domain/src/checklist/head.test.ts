import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checklistHead, dueState, hindersCompletion, orderedItems } from './head.ts';
import { type Checklist, type ChecklistItem, neverDue, unassigned } from './schema.ts';

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
const listOf = (items: Checklist['items'], rest: Partial<Pick<Checklist, 'kind' | 'archived'>> = {}) => ({
  kind: 'running' as const,
  archived: false,
  items,
  ...rest,
});
const anyItem = fc
  .record({
    done: fc.boolean(),
    assigneeUid: fc.constantFrom(null, 'anna', 'ben'),
    dueOn: fc.constantFrom(null, '2026-12-01', '2026-12-05', '2027-01-31'),
    position: fc.nat({ max: 3 }),
  })
  .map(item);
const anyItems = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), anyItem);

describe('what a checklist repeats of its items', () => {
  it('is who has open ones, the earliest day among them, and how many are done', () => {
    const items = {
      a: item({ assigneeUid: 'ben', dueOn: '2026-12-09' }),
      b: item({ assigneeUid: 'anna', dueOn: '2026-12-05' }),
      c: item({ assigneeUid: 'anna' }),
      d: item(),
      e: item({ done: true, assigneeUid: 'carl', dueOn: '2026-11-01' }),
    };
    expect(checklistHead(listOf(items))).toEqual({
      openAssigneeUids: ['anna', 'ben', unassigned],
      nextDueOn: '2026-12-05',
      itemCount: 5,
      doneCount: 1,
    });
  });

  it.each([{ kind: 'template' as const }, { archived: true }])('waits for no one in %j', (rest) => {
    const items = { a: item({ assigneeUid: 'ben', dueOn: '2026-12-09' }) };
    const quiet = { openAssigneeUids: [], nextDueOn: neverDue, itemCount: 1, doneCount: 0 };
    expect(checklistHead(listOf(items, rest))).toEqual(quiet);
  });

  test('names nobody without an open item, and no day on which nothing open is due', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { openAssigneeUids, nextDueOn, doneCount, itemCount } = checklistHead(listOf(items));
        const open = Object.values(items).filter(({ done }) => !done);
        for (const uid of openAssigneeUids) {
          expect(open.some(({ assigneeUid }) => (assigneeUid ?? unassigned) === uid)).toBe(true);
        }
        expect(nextDueOn === neverDue || open.some(({ dueOn }) => dueOn === nextDueOn)).toBe(true);
        expect(open.every(({ dueOn }) => dueOn === null || dueOn >= nextDueOn)).toBe(true);
        expect(doneCount + open.length).toBe(itemCount);
      }),
    );
  });
});

test('everybody sees the items in the same order, also those that share a position', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const shuffled = Object.fromEntries(Object.entries(items).toReversed());
      const ids = orderedItems(items).map(({ id }) => id);
      expect(orderedItems(shuffled).map(({ id }) => id)).toEqual(ids);
      expect(ids.toSorted()).toEqual(Object.keys(items).toSorted());
    }),
  );
});

test.each([
  [{ dueOn: null }, 'none'],
  [{ dueOn: '2026-12-04' }, 'overdue'],
  [{ dueOn: '2026-12-05' }, 'today'],
  [{ dueOn: '2026-12-06' }, 'later'],
  [{ dueOn: '2026-12-04', done: true }, 'none'],
])('on 5 December %j is %s', (rest, state) => {
  expect(dueState(item(rest), '2026-12-05')).toBe(state);
});

test.each([
  ['open', {}, true],
  ['all done', { items: { a: item({ done: true }) } }, false],
  ['empty', { items: {} }, false],
  ['not meant to', { beforeCompletion: false }, false],
  ['archived', { archived: true }, false],
  ['a template', { kind: 'template' as const }, false],
])('a project waits for a checklist that is %s: %j', (_what, rest, hinders) => {
  const list = { ...listOf({ a: item() }), beforeCompletion: true, ...rest };
  expect(hindersCompletion(list)).toBe(hinders);
});
