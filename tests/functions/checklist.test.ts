import { type Checklist, type ChecklistItem, checklist } from '@agency/domain/checklist/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChecklist } from '../../functions/src/checklist/create.ts';
import { reorderChecklist } from '../../functions/src/checklist/reorder.ts';
import { checklistWritten } from '../../functions/src/checklist/written.ts';
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

  it('refuses what is not a template, what does not exist, and a template of a project', async () => {
    const { checklistId: running } = await create();
    const archived = await template({}, { archived: true });
    for (const templateId of [running, archived]) {
      await expect(create({ templateId })).rejects.toMatchObject({ code: 'failed-precondition' });
    }
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
