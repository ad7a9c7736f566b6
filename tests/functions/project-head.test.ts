import type { Milestone } from '@agency/domain/project/schema';
import { maxMilestones, project as projectSchema } from '@agency/domain/project/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../functions/src/migration/migrate.ts';
import { projectHeads } from '../../functions/src/migration/project-heads.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { milestoneWritten } from '../../functions/src/project/milestone-written.ts';
import { orderMilestones } from '../../functions/src/project/order-milestones.ts';
import { setProjectStatus } from '../../functions/src/project/set-status.ts';
import { shareProject } from '../../functions/src/project/share.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { headNow, refreshHead } from '../../functions/src/records/project/refresh-head.ts';
import { giveAddress, issue, moneyOf, pay, triggerInvoiceWritten } from './money-world.ts';
import { deliver, makeMilestone, makeProject, makeUser, written } from './project-world.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('heads');
  await makeUser(world, { uid: 'staff', email: 'staff@downland.example', name: 'Sam Webb' });
});
afterAll(() => world.close());

const at = (day: string) => world.setClock(new Date(`${day}T10:00:00Z`));
const headOf = async (id: string) =>
  parseDocument(
    projectSchema,
    `projects/${id}`,
    (await world.deps.db.doc(`projects/${id}`).get()).data() ?? {},
  );

/** The same, but what is committed first waits for this. */
function holdingOnce(deps: Deps, meanwhile: () => Promise<void>): Deps {
  let isHeld = false;
  const batch = () => {
    const made = deps.db.batch();
    const commit = made.commit.bind(made);
    made.commit = async () => {
      if (!isHeld) {
        isHeld = true;
        await meanwhile();
      }
      return commit();
    };
    return made;
  };
  const db = new Proxy(deps.db, {
    get(target, name) {
      if (name === 'batch') return batch;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...deps, db };
}

async function change(projectId: string, milestoneId: string, rest: Partial<Milestone>) {
  const path = `projects/${projectId}/milestones/${milestoneId}`;
  const now = world.deps.clock();
  const stored = (await world.deps.db.doc(path).get()).data() ?? makeMilestone(now);
  const completedAt = rest.status === 'completed' ? now : null;
  const after = { ...stored, completedAt, updatedAt: now, updatedBy: 'staff', ...rest };
  return written(world, path, { projectId, milestoneId }, after);
}

describe('a project’s head', () => {
  it('follows its milestones: what waits, what is next and what is late', async () => {
    at('2026-11-30');
    const milestones = {
      one: { title: 'Design', plannedOn: '2026-12-04', status: 'inProgress' },
      two: { title: 'Launch', position: 1, plannedOn: '2026-12-18' },
    } as const;
    const projectId = await makeProject(world, { milestones });
    await deliver(world, milestoneWritten, await change(projectId, 'one', { status: 'inReview' }));
    // As the event of the asking itself does.
    await refreshHead(world.deps, projectId);
    expect(await headOf(projectId)).toMatchObject({
      milestonesTotal: 2,
      waiting: [{ milestoneId: 'one', title: 'Design', answerBy: '2026-12-14' }],
      next: { milestoneId: 'one', title: 'Design', plannedOn: '2026-12-04' },
      lateOn: '2026-12-04',
      attentionOn: '2026-12-05',
    });
    await deliver(world, milestoneWritten, await change(projectId, 'one', { status: 'completed' }));
    expect(await headOf(projectId)).toMatchObject({
      milestonesCompleted: 1,
      progress: 50,
      waiting: [],
      next: { milestoneId: 'two' },
      lateOn: '2026-12-18',
      attentionOn: '2026-12-19',
    });
    await deliver(world, milestoneWritten, await change(projectId, 'two', { title: 'Go live' }));
    expect((await headOf(projectId)).next?.title).toBe('Go live');
    await setProjectStatus(world.deps, { projectId, status: 'onHold' }, asStaff);
    expect((await headOf(projectId)).attentionOn).toBe('9999-12-31');
  });

  it('follows its invoices: due until paid', async () => {
    at('2026-06-01');
    const accepted = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
    const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
    expect(await headOf(projectId)).toMatchObject({ summary: '', invoiceDueOn: null });
    await giveAddress(world, projectId);
    const invoiceId = `${projectId}-1`;
    const fields = async () => (await world.deps.db.doc(`invoices/${invoiceId}`).get()).data() ?? {};
    const draft = await fields();
    await issue(world, invoiceId);
    const issued = await fields();
    await triggerInvoiceWritten(world, invoiceId, draft, issued);
    expect(await headOf(projectId)).toMatchObject({ invoiceDueOn: '2026-06-15' });
    await pay(world, invoiceId, moneyOf(world, issued.totals.total));
    await triggerInvoiceWritten(world, invoiceId, issued, await fields());
    expect(await headOf(projectId)).toMatchObject({ invoiceDueOn: null });
  });

  it('is of what is stored in the end, however many changes overtake one another', async () => {
    const milestones = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`m${at}`, { position: at }]));
    const projectId = await makeProject(world, { milestones });
    const statuses = ['inProgress', 'completed', 'inProgress', 'completed', 'planned'] as const;
    const reactions: Promise<void>[] = [];
    const move = async (milestoneId: string) => {
      for (const status of statuses) {
        const moved = await change(projectId, milestoneId, { status, updatedBy: 'system' });
        reactions.push(milestoneWritten(world.deps, moved));
      }
    };
    await Promise.all(Object.keys(milestones).map(move));
    await Promise.all(reactions);
    const stored = await headOf(projectId);
    expect(stored).toMatchObject(await headNow(world.deps, { ...stored, id: projectId }));
    expect(stored).toMatchObject({ milestonesTotal: 4, milestonesCompleted: 0 });
  });

  it('is right where what a slow refresh had read changed back before it wrote', async () => {
    const projectId = await makeProject(world, { milestones: { one: { title: 'Design' } } });
    await refreshHead(world.deps, projectId);
    await change(projectId, 'one', { title: 'Launch' });
    const slow = holdingOnce(world.deps, async () => {
      await change(projectId, 'one', { title: 'Design' });
      await refreshHead(world.deps, projectId);
    });
    await refreshHead(slow, projectId);
    expect((await headOf(projectId)).next?.title).toBe('Design');
  });

  it('is readable with one milestone too many, added by two at once, which can be moved and removed', async () => {
    const ids = Array.from({ length: maxMilestones + 1 }, (_, place) => `m${place}`);
    const asked = { status: 'inReview', askedAt: world.deps.clock() } as const;
    const milestones = Object.fromEntries(ids.map((id, position) => [id, { position, ...asked }]));
    const projectId = await makeProject(world, { milestones });
    await refreshHead(world.deps, projectId);
    expect(await headOf(projectId)).toMatchObject({ milestonesTotal: ids.length });
    const order = ids.toReversed();
    await orderMilestones(world.deps, { projectId, order }, asStaff);
    await refreshHead(world.deps, projectId);
    expect((await headOf(projectId)).next).toMatchObject({ milestoneId: order[0] });
  });

  it('doesn’t move the day on which a cancelled project was last changed', async () => {
    const projectId = await makeProject(world, { milestones: { one: {} }, fields: { status: 'cancelled' } });
    const before = await headOf(projectId);
    world.setClock(new Date(before.updatedAt.getTime() + 86_400_000));
    await refreshHead(world.deps, projectId);
    expect(await headOf(projectId)).toMatchObject({
      next: { milestoneId: 'one' },
      updatedAt: before.updatedAt,
    });
  });
});

it('the migration writes it to older projects, and takes the quote’s letter out', async () => {
  const accepted = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
  const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
  const ref = world.deps.db.doc(`projects/${projectId}`);
  await shareProject(world.deps, { projectId }, asStaff);
  const {
    sharedAt,
    waiting: _waiting,
    next: _next,
    lateOn: _lateOn,
    attentionOn: _attentionOn,
    ...older
  } = await headOf(projectId);
  const version = await world.deps.db.doc(`quotes/${accepted.quoteId}/versions/1`).get();
  const { id: _id, ...fields } = older;
  await ref.set({ ...fields, summary: version.get('content.introduction') });
  await migrate(world.deps, 'project-heads', projectHeads, () => {});
  const after = await headOf(projectId);
  expect(after).toMatchObject({ summary: '', ...(await headNow(world.deps, after)) });
  expect((await ref.get()).get('attentionOn')).toBe(after.attentionOn);
  expect([sharedAt, after.sharedAt]).toEqual([world.deps.clock(), world.deps.clock()]);
  const own = await makeProject(world, { fields: { summary: 'A shop.', quoteId: accepted.quoteId } });
  await migrate(world.deps, 'again', projectHeads, () => {});
  expect((await headOf(own)).summary).toBe('A shop.');
});
