import type { ChecklistItem } from '@agency/domain/checklist/schema';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type ItemForm, itemChange, itemSchema, itemToForm } from './item-form.ts';

const item: ChecklistItem = {
  text: 'Point the domain',
  done: false,
  assigneeUid: 'anna',
  dueOn: '2026-12-08',
  position: 3,
  note: '',
  dueAfterDays: 7,
};
const changeBy = (kind: 'running' | 'template', typed: Partial<ItemForm>) =>
  itemChange(kind, item, v.parse(itemSchema, { ...itemToForm(item), ...typed }));

it.each(['running', 'template'] as const)('writes nothing of a %s item where nothing was changed', (kind) => {
  expect(changeBy(kind, {})).toEqual({});
});

it('writes the changed fields alone', () => {
  expect(changeBy('running', { note: 'Ask Kim' })).toEqual({ note: 'Ask Kim' });
  expect(changeBy('running', { assigneeUid: '' })).toEqual({ assigneeUid: null });
  expect(changeBy('template', { dueAfterDays: '' })).toEqual({ dueAfterDays: null });
  expect(changeBy('template', { dueAfterDays: ' 14 ' })).toEqual({ dueAfterDays: 14 });
});

it('counts a day from no start any more once somebody has chosen it', () => {
  expect(changeBy('running', { dueOn: '2026-12-10' })).toEqual({ dueOn: '2026-12-10', dueAfterDays: null });
  expect(changeBy('running', { dueOn: '' })).toEqual({ dueOn: null, dueAfterDays: null });
});

it.each(['-1', '1.5', 'two weeks', '1001'])('refuses %s as a number of days', (dueAfterDays) => {
  expect(v.safeParse(itemSchema, { ...itemToForm(item), dueAfterDays }).success).toBe(false);
});
