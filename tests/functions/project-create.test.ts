import { londonDate } from '@agency/domain/shared/dates';
import { makeReference } from '@agency/domain/shared/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClientArchived } from '../../functions/src/client/archive.ts';
import { createProject } from '../../functions/src/project/create.ts';
import { orderMilestones } from '../../functions/src/project/order-milestones.ts';
import { removeMilestone } from '../../functions/src/project/remove-milestone.ts';
import { saveProject } from '../../functions/src/project/save.ts';
import { shareProject } from '../../functions/src/project/share.ts';
import { unique } from '../support/suite.ts';
import { activityOf, auditOf, makeClient, makeMilestone, makeProject, member } from './project-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('projects');
});
afterAll(() => world.close());

type Input = Parameters<typeof createProject>[1];

const details = { name: 'Shop for pots', summary: 'A shop.', startOn: '2027-01-04', dueOn: '2027-03-01' };
const existing = (clientId: string) => ({ kind: 'existing', clientId }) as const;
const newId = () => makeReference('project', world.deps.random);
const fieldsOf = async (path: string) => (await world.deps.db.doc(path).get()).data();

async function create(input: Partial<Input> = {}): Promise<string> {
  const client = existing(await makeClient(world, []));
  const asked = { projectId: newId(), client, details, copyOf: null, ...input };
  return (await createProject(world.deps, asked, asStaff)).projectId;
}

describe('a project without a quote', () => {
  it('is made once for ten clicks, seen by staff alone, and can be shared', async () => {
    const anna = member('Anna');
    const asked = { projectId: newId(), client: existing(await makeClient(world, [anna])) };
    await Promise.all(Array.from({ length: 10 }, () => create(asked)));
    const path = `projects/${asked.projectId}`;
    expect(await fieldsOf(path)).toMatchObject({
      ...details,
      number: asked.projectId,
      status: 'planned',
      clientId: asked.client.clientId,
      memberUids: [],
      membersVersion: null,
      linkId: null,
      progress: 0,
      attentionOn: '9999-12-31',
    });
    expect((await fieldsOf(path))?.searchTokens).toEqual(expect.arrayContaining(['shop', 'weald']));
    expect(await activityOf(world, asked.projectId)).toEqual(['projectCreated']);
    expect(await auditOf(world, path)).toMatchObject([{ action: 'createProject', before: null }]);
    await shareProject(world.deps, { projectId: asked.projectId }, asStaff);
    expect((await fieldsOf(path))?.memberUids).toEqual([anna.uid]);
  });

  it('makes a client for somebody new, and finds the one whose address it is', async () => {
    const email = `${unique('kim')}@example.com`;
    const contact = { name: 'Kim Fenn', email, company: 'Fenn & Co', phone: null };
    const client = { kind: 'new', contact } as const;
    const [first, second] = [await create({ client }), await create({ client })];
    const clientId = (await fieldsOf(`projects/${first}`))?.clientId;
    expect(await fieldsOf(`clients/${clientId}`)).toMatchObject({ name: 'Fenn & Co', billingEmail: email });
    expect((await fieldsOf(`projects/${second}`))?.clientId).toBe(clientId);
  });

  it('is refused under a number that is taken, for an archived client and for one that there isn’t', async () => {
    const projectId = await create();
    await expect(create({ projectId })).rejects.toMatchObject({ code: 'already-exists' });
    const clientId = await makeClient(world, []);
    await setClientArchived(world.deps, { clientId, archived: true }, asStaff);
    await expect(create({ client: existing(clientId) })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(create({ client: existing('nobody') })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('copies the milestones of another as if nothing had happened, as long after its start', async () => {
    const copyOf = await makeProject(world, {
      fields: { startOn: '2026-10-05' },
      milestones: {
        design: {
          title: 'Design',
          position: 0,
          plannedOn: '2026-10-19',
          status: 'completed',
          completedAt: new Date(),
        },
        launch: { title: 'Launch', position: 1, plannedOn: null, mailRound: 3, status: 'inReview' },
      },
    });
    const projectId = await create({ copyOf });
    const design = await fieldsOf(`projects/${projectId}/milestones/design`);
    expect(design).toMatchObject({
      title: 'Design',
      plannedOn: '2027-01-18',
      status: 'planned',
      completedAt: null,
    });
    const launch = await fieldsOf(`projects/${projectId}/milestones/launch`);
    expect(launch).toMatchObject({ title: 'Launch', plannedOn: null, status: 'planned', mailRound: 1 });
    expect(await fieldsOf(`projects/${projectId}`)).toMatchObject({
      milestonesTotal: 2,
      milestonesCompleted: 0,
      lateOn: '2027-01-18',
      next: { milestoneId: 'design', title: 'Design', plannedOn: '2027-01-18' },
      attentionOn: '2027-01-19',
    });
    await expect(create({ copyOf: newId() })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('what a project says about itself', () => {
  it('is saved once, searched by its new name, and never over somebody else’s change', async () => {
    const projectId = await create();
    const next = { ...details, name: 'Pottery shop', summary: '', dueOn: null };
    const save = (to: typeof next, seen: typeof next) =>
      saveProject(world.deps, { projectId, details: to, seen }, asStaff);
    const seen = { ...details, dueOn: details.dueOn as string | null } as typeof next;
    await Promise.all([save(next, seen), save(next, seen)]);
    expect(await fieldsOf(`projects/${projectId}`)).toMatchObject(next);
    expect((await fieldsOf(`projects/${projectId}`))?.searchTokens).toContain('pottery');
    await expect(save({ ...next, name: 'Another' }, seen)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    const entries = await auditOf(world, `projects/${projectId}`);
    expect(entries.filter(({ action }) => action === 'saveProject')).toHaveLength(1);
  });
});

describe('milestones', () => {
  const four = { a: { position: 0 }, b: { position: 1 }, c: { position: 2 }, d: { position: 3 } };

  it('are put in order at once, and only as the list was read', async () => {
    const projectId = await makeProject(world, { milestones: four });
    const order = (ids: string[]) => orderMilestones(world.deps, { projectId, order: ids }, asStaff);
    await order(['d', 'a', 'b', 'c']);
    const { docs } = await world.deps.db
      .collection(`projects/${projectId}/milestones`)
      .orderBy('position')
      .get();
    expect(docs.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
    await order(['d', 'a', 'b', 'c']);
    expect(await auditOf(world, `projects/${projectId}`)).toMatchObject([
      {
        action: 'orderMilestones',
        before: { order: ['a', 'b', 'c', 'd'] },
        after: { order: ['d', 'a', 'b', 'c'] },
      },
    ]);
    for (const wrong of [
      ['d', 'a', 'b'],
      ['d', 'a', 'b', 'x'],
      ['d', 'a', 'b', 'b'],
      ['d', 'a', 'b', 'c', 'e'],
    ]) {
      await expect(order(wrong)).rejects.toMatchObject({ code: 'failed-precondition' });
    }
  });

  it('are removed while planned, unless an invoice waits for them; again changes nothing', async () => {
    const projectId = await makeProject(world, { milestones: { a: {}, b: { status: 'inProgress' }, c: {} } });
    const remove = (milestoneId: string) => removeMilestone(world.deps, { projectId, milestoneId }, asStaff);
    await Promise.all([remove('a'), remove('a')]);
    expect(await fieldsOf(`projects/${projectId}/milestones/a`)).toBeUndefined();
    await expect(remove('b')).rejects.toThrow('Work on this step has started');
    await expect(remove('x')).resolves.toEqual({ removed: true });
    const path = `projects/${projectId}/milestones/c`;
    await world.deps.db.doc(path).set(makeMilestone(new Date(), { plannedOn: londonDate(new Date()) }));
    await remove('c');
    expect(await fieldsOf(path)).toBeUndefined();
  });
});
