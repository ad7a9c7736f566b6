import { maxChecklistItems } from '@agency/domain/checklist/schema';
import { gone } from '../ask.ts';
import { browserWrites } from '../browser-writes.ts';
import { stampsOf, touched } from '../rows.ts';
import { checklistSample, checklistItemSample as item } from '../sample-documents.ts';
import { fullestOf } from '../write-cases.ts';
import { type Attacks, allowed, denied, merge, remove, set, update } from './group.ts';

const path = 'checklists/one';
const change = (id: unknown, fields: Record<string, unknown>) =>
  update(path, { ...fields, changedItem: id, ...touched('admin') });
const done = { ...item, done: true };
const { items } = checklistSample;

const write = browserWrites['a new item of a checklist'];
const fullestItem = write ? fullestOf(write) : {};
const idOf = (index: number) => `${index}`.padEnd(40, 'x');
/** Every item as full as it may be, under as long an id. */
const full = (count: number) => ({
  [path]: {
    ...checklistSample,
    items: Object.fromEntries(Array.from({ length: count }, (_each, index) => [idOf(index), fullestItem])),
  },
});

export const checklistAttacks: Attacks = {
  'a checklist changes one item at a time, the one that is named': [
    ...allowed('admin', {
      add: change('fresh', { 'items.fresh': item }),
      change: change('logo', { 'items.logo': done }),
      'tick alone': change('logo', { 'items.logo.done': true }),
      'the same again': change('logo', { 'items.logo': item }),
      remove: change('logo', { 'items.logo': gone }),
      'the whole map with one change': change('logo', { items: { ...items, logo: done } }),
      'longest id': change('a'.repeat(40), { [`items.${'a'.repeat(40)}`]: item }),
      title: change(null, { title: 'Launch day' }),
      archive: change(null, { archived: true }),
      'before completion': change(null, { beforeCompletion: true }),
      'note and days': change('logo', { 'items.logo.note': 'Ring Kim', 'items.logo.dueAfterDays': 14 }),
    }),
    ...denied('admin', {
      'two at once': change('logo', { 'items.logo': done, 'items.domain': done }),
      'another than named': change('domain', { 'items.logo': done }),
      'none named': change(null, { 'items.logo': done }),
      'nobody says which': update(path, { 'items.logo': done, ...touched('admin') }),
      'one and the removal of another': change('logo', { 'items.logo': done, 'items.domain': gone }),
      'all removed': change('logo', { items: {} }),
      'all removed, none named': change(null, { items: {} }),
      'items taken away': change('logo', { items: gone }),
      'items turned into a list': change('logo', { items: [item] }),
      'a name that is no id': change('a.b', { items: { ...items, 'a.b': item } }),
      'an empty name': change('', { 'items.logo': done }),
      'a name too long': change('a'.repeat(41), { [`items.${'a'.repeat(41)}`]: item }),
      'a name of another type': change(1, { 'items.logo': done }),
      'a list for a name': change(['logo'], { 'items.logo': done }),
      'an item and the title': change('logo', { 'items.logo': done, title: 'Otherwise' }),
      'an item and the archive': change('logo', { 'items.logo': done, archived: true }),
      'an item that is text': change('logo', { 'items.logo': 'done' }),
      'an item and what must be done first': change('logo', { 'items.logo': done, beforeCompletion: true }),
      'what must be done first as text': change(null, { beforeCompletion: 'yes' }),
      'an item with a field too many': change('logo', { 'items.logo': { ...item, colour: 'x' } }),
      'what only functions write': change(null, { nextDueOn: '2026-12-01' }),
      'who has open items': change(null, { openAssigneeUids: [] }),
      counts: change(null, { itemCount: 0, doneCount: 0 }),
    }),
  ],
  'an item that a colleague has removed stays removed: one field of it makes no item': denied('admin', {
    tick: change('removed', { 'items.removed.done': true }),
    untick: change('removed', { 'items.removed.done': false }),
    text: change('removed', { 'items.removed.text': 'Ask again' }),
    assignee: change('removed', { 'items.removed.assigneeUid': 'admin' }),
    day: change('removed', { 'items.removed.dueOn': '2026-12-01' }),
    note: change('removed', { 'items.removed.note': 'Ring Kim' }),
    'all that the editor writes': change('removed', {
      'items.removed.text': 'Ask again',
      'items.removed.assigneeUid': null,
      'items.removed.dueOn': null,
      'items.removed.note': '',
      'items.removed.dueAfterDays': null,
    }),
  }),
  'a checklist of an older build is ticked all the same': allowed('admin', {
    tick: change('logo', { 'items.logo.done': true }),
    note: change('logo', { 'items.logo.note': 'Ring Kim' }),
    title: change(null, { title: 'Launch day' }),
    'before completion': change(null, { beforeCompletion: true }),
  }),
  'a checklist holds a hundred items at their fullest, and not one more': [
    ...allowed(
      'admin',
      { hundredth: change('last', { 'items.last': fullestItem }) },
      full(maxChecklistItems - 1),
    ),
    ...allowed(
      'admin',
      { 'one of a hundred': change(idOf(7), { [`items.${idOf(7)}`]: item }) },
      full(maxChecklistItems),
    ),
    ...denied('admin', { 'one more': change('last', { 'items.last': item }) }, full(maxChecklistItems)),
  ],
  'a checklist keeps its kind and its project, and is made by operations': denied('admin', {
    kind: change(null, { kind: 'template' }),
    project: change(null, { projectId: 'P-333333' }),
    'search words': change(null, { searchTokens: ['x'] }),
    create: set('checklists/new', { ...checklistSample, ...stampsOf('admin') }),
    'create by merge': merge('checklists/new', { ...checklistSample, ...stampsOf('admin') }),
    replace: set(path, { ...checklistSample, ...stampsOf('admin') }),
    delete: remove(path),
  }),
};
