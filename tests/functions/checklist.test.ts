import { type Checklist, type ChecklistItem, checklist } from '@agency/domain/checklist/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessWritten } from '../../functions/src/access/written.ts';
import { createChecklist } from '../../functions/src/checklist/create.ts';
import { moveChecklistDates } from '../../functions/src/checklist/move-dates.ts';
import { reorderChecklist } from '../../functions/src/checklist/reorder.ts';
import { checklistWritten } from '../../functions/src/checklist/written.ts';
import { checklistHeads } from '../../functions/src/migration/checklist-heads.ts';
import { migrate } from '../../functions/src/migration/migrate.ts';
import { setProjectStatus } from '../../functions/src/project/set-status.ts';
import { auditOf, deliver, makeProject, written } from './project-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('checklist');
});
afterAll(() => world.close());

const item = (position: number, rest: Partial<ChecklistItem> = {}): ChecklistItem => ({
  text: `Thing ${position}`,
  done: false,
  assigneeUid: null,
  dueOn: null,
  position,
  note: '',
  dueAfterDays: null,
  ...rest,
});

type Input = Parameters<typeof createChecklist>[1];
const create = (rest: Partial<Input> = {}) =>
  createChecklist(
    world.deps,
    { title: 'Launch', kind: 'running', projectId: null, templateId: null, ...rest },
    asStaff,
  );
const stored = async (id: string) => {
  const path = `checklists/${id}`;
  return parseDocument(checklist, path, (await world.deps.db.doc(path).get()).data());
};

async function template(items: Checklist['items'], rest: Partial<Checklist> = {}): Promise<string> {
  const { checklistId } = await create({ kind: 'template', title: 'Launch of a shop' });
  await world.deps.db.doc(`checklists/${checklistId}`).update({ items, ...rest });
  return checklistId;
}

describe('making a checklist', () => {
  it('begins empty, is found by its title and its project, and is audited', async () => {
    const projectId = await makeProject(world);
    const { checklistId } = await create({ title: 'Before launch', projectId });
    const made = await stored(checklistId);
    expect(made).toMatchObject({ title: 'Before launch', projectId, items: {}, archived: false });
    expect(made).toMatchObject({ createdBy: 'staff', updatedBy: 'system' });
    expect(made.searchTokens).toEqual(
      expect.arrayContaining(['before', 'launch', projectId.slice(2).toLowerCase()]),
    );
    expect(await auditOf(world, `checklists/${checklistId}`)).toMatchObject([{ action: 'createChecklist' }]);
  });

  it('is one for the same id, however often it is clicked, and never replaces another', async () => {
    const projectId = await makeProject(world);
    const checklistId = `once-${projectId}`;
    const twice = await Promise.all([1, 2, 3].map(() => create({ checklistId, projectId })));
    expect(twice).toEqual([{ checklistId }, { checklistId }, { checklistId }]);
    expect(await auditOf(world, `checklists/${checklistId}`)).toHaveLength(1);
    await world.deps.db
      .doc(`checklists/${checklistId}`)
      .update({ title: 'Renamed', items: { dns: item(0) } });
    expect(await create({ checklistId, projectId })).toEqual({ checklistId });
    expect(await stored(checklistId)).toMatchObject({ title: 'Renamed', items: { dns: item(0) } });
    await expect(create({ checklistId })).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('copies a template as open items', async () => {
    const templateId = await template({
      dns: item(0, { done: true, dueOn: '2025-01-01', assigneeUid: 'staff' }),
      backup: item(1),
    });
    const { checklistId } = await create({ templateId });
    expect((await stored(checklistId)).items).toEqual({
      dns: item(0, { assigneeUid: 'staff' }),
      backup: item(1),
    });
  });

  it('counts the days of a template from the start of its project, and hands on that it must be done first', async () => {
    const templateId = await template(
      { dns: item(0, { dueAfterDays: 10, note: 'Ask Kim' }), backup: item(1) },
      { beforeCompletion: true },
    );
    const projectId = await makeProject(world, { fields: { startOn: '2026-12-28' } });
    const { checklistId } = await create({ templateId, projectId });
    const made = await stored(checklistId);
    expect(made.items.dns).toMatchObject({ dueOn: '2027-01-07', dueAfterDays: 10, note: 'Ask Kim' });
    expect(made).toMatchObject({
      beforeCompletion: true,
      nextDueOn: '2027-01-07',
      itemCount: 2,
      openAssigneeUids: ['unassigned'],
    });
    const unplanned = await create({ templateId, projectId: await makeProject(world) });
    expect((await stored(unplanned.checklistId)).items.dns).toMatchObject({ dueOn: null, dueAfterDays: 10 });
    await world.deps.db.doc(`checklists/${templateId}`).update({ items: {} });
    expect((await stored(checklistId)).items).toEqual(made.items);
  });

  it('is saved as a template with its days counted from the start', async () => {
    const projectId = await makeProject(world, { fields: { startOn: '2026-12-01' } });
    const { checklistId } = await create({ projectId });
    const items = { dns: item(0, { dueOn: '2026-12-15', done: true }) };
    await world.deps.db.doc(`checklists/${checklistId}`).update({ items });
    const saved = await create({ kind: 'template', templateId: checklistId });
    expect(await stored(saved.checklistId)).toMatchObject({
      kind: 'template',
      projectId: null,
      nextDueOn: '9999-12-31',
      items: { dns: item(0, { dueAfterDays: 14 }) },
    });
  });

  it('refuses to copy what is archived or does not exist, and a template of a project', async () => {
    const archived = await template({}, { archived: true });
    await expect(create({ templateId: archived })).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(create({ templateId: 'never-was' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(create({ projectId: 'P-222222' })).rejects.toMatchObject({ code: 'not-found' });
    const projectId = await makeProject(world);
    const of = { kind: 'template', projectId } as const;
    await expect(create(of)).rejects.toMatchObject({ issues: [{ path: 'projectId' }] });
  });
});

describe('the order', () => {
  const reorder = (checklistId: string, order: string[]) =>
    reorderChecklist(world.deps, { checklistId, order }, asStaff);

  it('changes positions only', async () => {
    const id = await template({ a: item(0), b: item(1, { done: true }), c: item(2) });
    await reorder(id, ['c', 'a', 'b']);
    expect((await stored(id)).items).toEqual({
      a: item(0, { position: 1 }),
      b: item(1, { done: true, position: 2 }),
      c: item(2, { position: 0 }),
    });
    await reorder(id, ['c', 'a', 'b']);
    const entries = await auditOf(world, `checklists/${id}`);
    expect(entries.filter(({ action }) => action === 'reorderChecklist')).toMatchObject([
      { before: { order: ['a', 'b', 'c'] }, after: { order: ['c', 'a', 'b'] } },
    ]);
  });

  it('loses no concurrent tick', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `i${index}`);
    const id = await template(Object.fromEntries(names.map((name, index) => [name, item(index)])));
    const ticks = names.map((name) =>
      world.deps.db.doc(`checklists/${id}`).update({ [`items.${name}.done`]: true, changedItem: name }),
    );
    await Promise.all([reorder(id, names.toReversed()), ...ticks, reorder(id, names.toReversed())]);
    const { items } = await stored(id);
    expect(names.every((name) => items[name]?.done)).toBe(true);
    expect(names.map((name) => items[name]?.position)).toEqual(names.map((_, index) => 11 - index));
  });

  it('is refused when items were added or removed, or one is named twice', async () => {
    const id = await template({ a: item(0), b: item(1) });
    for (const order of [['a'], ['a', 'b', 'c'], ['a', 'a'], ['a', 'c']]) {
      await expect(reorder(id, order)).rejects.toMatchObject({ code: 'failed-precondition' });
    }
  });
});

describe('the days of a running list', () => {
  it('are counted anew from the start of its project, once', async () => {
    const projectId = await makeProject(world);
    const { checklistId } = await create({ projectId });
    const items = {
      follows: item(0, { dueAfterDays: 7 }),
      chosen: item(1, { dueOn: '2026-12-02' }),
      done: item(2, { dueAfterDays: 7, done: true }),
    };
    await world.deps.db.doc(`checklists/${checklistId}`).update({ items });
    const move = () => moveChecklistDates(world.deps, { checklistId }, asStaff);
    await expect(move()).rejects.toMatchObject({ code: 'failed-precondition' });
    await world.deps.db.doc(`projects/${projectId}`).update({ startOn: '2026-12-10' });
    expect(await move()).toEqual({ moved: 1 });
    expect(await move()).toEqual({ moved: 0 });
    expect(await stored(checklistId)).toMatchObject({
      items: { ...items, follows: item(0, { dueAfterDays: 7, dueOn: '2026-12-17' }) },
      nextDueOn: '2026-12-02',
    });
    const entries = await auditOf(world, `checklists/${checklistId}`);
    expect(entries.filter(({ action }) => action === 'moveChecklistDates')).toHaveLength(1);
  });
});

describe('a project with a checklist that must be done first', () => {
  const complete = (projectId: string) =>
    setProjectStatus(world.deps, { projectId, status: 'completed' }, asStaff);

  it('is completed only when it is done, and is told which is open', async () => {
    const projectId = await makeProject(world, { fields: { status: 'active' } });
    const make = async (title: string, items: Checklist['items'], rest: Partial<Checklist> = {}) => {
      const { checklistId } = await create({ title, projectId });
      const ref = world.deps.db.doc(`checklists/${checklistId}`);
      await ref.update({ items, beforeCompletion: true, ...rest });
      return ref;
    };
    const launch = await make('Launch', { dns: item(0), backup: item(1, { done: true }) });
    const legal = await make('Legal', { terms: item(0) });
    await make('Ideas', { more: item(0) }, { beforeCompletion: false });
    await make('Old', { more: item(0) }, { archived: true });
    await make('Empty', {});
    await expect(complete(projectId)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringMatching(/‘Launch’ \(1 open\).*‘Legal’ \(1 open\)|‘Legal’.*‘Launch’/),
    });
    await launch.update({ 'items.dns.done': true });
    const message = 'Finish this checklist first: ‘Legal’ (1 open).';
    await expect(complete(projectId)).rejects.toMatchObject({ message });
    await legal.update({ archived: true });
    expect(await complete(projectId)).toEqual({ status: 'completed' });
  });

  it('waits for the last of many', async () => {
    const projectId = await makeProject(world, { fields: { status: 'active' } });
    const { checklistId } = await create({ projectId });
    const done = { ...(await stored(checklistId)), id: undefined, beforeCompletion: true };
    const { id: _id, ...fields } = { ...done, items: { dns: item(0, { done: true }) } };
    const batch = world.deps.db.batch();
    for (let count = 0; count < 25; count += 1)
      batch.set(world.deps.db.doc(`checklists/${checklistId}-${count}`), fields);
    batch.set(world.deps.db.doc(`checklists/${checklistId}-last`), { ...fields, items: { dns: item(0) } });
    await batch.commit();
    await expect(complete(projectId)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('can be put on hold and cancelled all the same', async () => {
    const projectId = await makeProject(world, { fields: { status: 'active' } });
    const { checklistId } = await create({ projectId });
    await world.deps.db
      .doc(`checklists/${checklistId}`)
      .update({ items: { dns: item(0) }, beforeCompletion: true });
    await setProjectStatus(world.deps, { projectId, status: 'onHold' }, asStaff);
    await setProjectStatus(world.deps, { projectId, status: 'cancelled' }, asStaff);
  });
});

it('older checklists get what lists ask them by, also where that is nothing', async () => {
  const { checklistId } = await create();
  const { checklistId: quiet } = await create({ kind: 'template' });
  const {
    note: _note,
    dueAfterDays: _days,
    ...older
  } = item(0, { dueOn: '2026-12-03', assigneeUid: 'anna' });
  const gone = FieldValue.delete();
  const withoutHead = { openAssigneeUids: gone, nextDueOn: gone, itemCount: gone, doneCount: gone };
  await world.deps.db.doc(`checklists/${checklistId}`).update({ ...withoutHead, items: { dns: older } });
  await world.deps.db.doc(`checklists/${quiet}`).update(withoutHead);
  await migrate(world.deps, 'checklist-heads', checklistHeads, () => {});
  const data = async (id: string) => (await world.deps.db.doc(`checklists/${id}`).get()).data();
  const head = { openAssigneeUids: ['anna'], nextDueOn: '2026-12-03', itemCount: 1, doneCount: 0 };
  expect(await data(checklistId)).toMatchObject({ ...head, items: { dns: older } });
  expect(await data(quiet)).toMatchObject({ nextDueOn: '9999-12-31', openAssigneeUids: [], itemCount: 0 });
});

it('what a removed admin had to do is nobody’s, and what they did stays theirs', async () => {
  const admins = (uids: string[]) => world.deps.db.doc('access/admins').set({ uids, updatedAt: new Date() });
  await admins(['staff', 'back']);
  const { checklistId } = await create();
  const items = {
    dns: item(0, { assigneeUid: 'gone', dueOn: '2026-12-01' }),
    backup: item(1, { assigneeUid: 'gone', done: true }),
    terms: item(2, { assigneeUid: 'staff' }),
    launch: item(3, { assigneeUid: 'back' }),
  };
  const openAssigneeUids = ['back', 'gone', 'staff'];
  await world.deps.db.doc(`checklists/${checklistId}`).update({ items, openAssigneeUids });
  const change = {
    ...{ eventId: 'removed', at: new Date(), params: {}, path: 'access/admins' },
    before: { uids: ['staff', 'gone', 'back'] },
    after: { uids: ['staff'], updatedAt: new Date() },
  };
  await deliver(world, accessWritten, change, change);
  expect(await stored(checklistId)).toMatchObject({
    items: { ...items, dns: { ...items.dns, assigneeUid: null } },
    openAssigneeUids: ['back', 'staff', 'unassigned'],
    updatedBy: 'system',
  });
  const entries = await auditOf(world, `checklists/${checklistId}`);
  expect(entries.filter(({ action }) => action === 'releaseChecklistItems')).toHaveLength(1);
});

it('a tick in the browser is one audit entry, and a new title is found', async () => {
  const id = await template({ 'a-1': item(0) });
  const path = `checklists/${id}`;
  const by = { updatedBy: 'anna', updatedAt: new Date() };
  const before = await stored(id);
  const { id: _id, ...fields } = before;
  const ticked = await written(
    world,
    path,
    {},
    { ...fields, ...by, changedItem: 'a-1', items: { 'a-1': item(0, { done: true }) } },
  );
  const titled = await written(
    world,
    path,
    {},
    { ...ticked.after, ...by, changedItem: null, title: 'Umzug' },
  );
  await deliver(world, checklistWritten, titled, ticked);
  await deliver(world, checklistWritten, titled);
  expect((await stored(id)).searchTokens).toContain('umzug');
  expect(await stored(id)).toMatchObject({ updatedBy: 'anna', items: { 'a-1': { done: true } } });
  const entries = (await auditOf(world, path)).filter(({ actor }) => actor === 'anna');
  expect(entries).toHaveLength(2);
});

it('what a checklist repeats follows its items as they are, however late the event; nobody did that', async () => {
  const id = await template({ 'a-1': item(0), 'a-2': item(1) }, { kind: 'running' });
  const path = `checklists/${id}`;
  const { id: _id, ...before } = await stored(id);
  const by = { updatedBy: 'anna', updatedAt: new Date() };
  const items = { 'a-1': item(0, { done: true }), 'a-2': item(1, { dueOn: '2026-12-04', note: 'Ring Kim' }) };
  const first = await written(world, path, {}, { ...before, ...by, changedItem: 'a-2', items });
  const second = await written(world, path, {}, { ...first.after, ...by, items: { 'a-2': items['a-2'] } });
  await deliver(world, checklistWritten, second, first);
  const head = { itemCount: 1, doneCount: 0, nextDueOn: '2026-12-04', openAssigneeUids: ['unassigned'] };
  expect(await stored(id)).toMatchObject({ ...head, updatedBy: 'anna' });
  const follow = await written(world, path, {}, { ...second.after, ...head });
  await deliver(world, checklistWritten, follow);
  const entries = (await auditOf(world, path)).filter(({ actor }) => actor === 'anna');
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain('Ring Kim');
  expect(entries.find(({ after }) => !JSON.stringify(after).includes('a-2'))).toMatchObject({
    before: { items: { 'a-1': { done: true } } },
    after: { items: {} },
  });
});
