import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noReplyNeeded } from '../../functions/src/message/no-reply-needed.ts';
import { messageWritten } from '../../functions/src/message/written.ts';
import type { DocumentChange } from '../../functions/src/platform/deploy.ts';
import { runnableQuery } from '../../functions/src/platform/firestore.ts';
import { auditOf, deliver, type Member, makeProject, member, writeMessage } from './project-world.ts';
import { makeSent } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

const start = new Date('2026-11-30T09:00:00Z').getTime();
const minute = (count: number) => new Date(start + count * 60_000);

let world: World;
let anna: Member;

beforeAll(async () => {
  world = await makeWorld('thread-head');
  await world.deps.db.doc('access/admins').set({ uids: ['staff'], updatedAt: new Date() });
});
afterAll(() => world.close());
beforeEach(() => {
  world.setClock(minute(0));
  anna = member('Anna');
});

const kinds = [
  ['projects', () => makeProject(world, { members: [anna] })],
  ['quotes', () => makeSent(world)],
] as const;

const write = (side: 'client' | 'staff', collection: string, threadId: string, at: number) => {
  world.setClock(minute(at));
  return writeMessage(world, side === 'client' ? anna : null, { collection, threadId });
};

/** The head's two fields, times as minutes. */
async function headOf(kind: string, id: string) {
  const found = await world.deps.db.doc(`${kind}/${id}`).get();
  const minutes = (value: { toMillis(): number } | null) =>
    value === null ? null : (value.toMillis() - start) / 60_000;
  const last = found.get('lastMessageAt');
  return {
    client: minutes(last.client),
    staff: minutes(last.staff),
    since: minutes(found.get('awaitsReplySince')),
  };
}

describe.each(kinds)('what %s repeat of their messages', (kind, make) => {
  it('is the same whether events come once, five times or out of order', async () => {
    const id = await make();
    const asked = [await write('client', kind, id, 1), await write('client', kind, id, 2)];
    await deliver(world, messageWritten, ...asked.toReversed());
    expect(await headOf(kind, id)).toEqual({ client: 2, staff: null, since: 1 });
    const answered = await write('staff', kind, id, 3);
    await deliver(world, messageWritten, answered);
    expect(await headOf(kind, id)).toEqual({ client: 2, staff: 3, since: null });
    // Late news of what has been answered.
    await deliver(world, messageWritten, ...asked);
    expect(await headOf(kind, id)).toEqual({ client: 2, staff: 3, since: null });
  });

  it('waits for what crossed with the reply', async () => {
    const id = await make();
    const changes: DocumentChange[] = [
      await write('client', kind, id, 1),
      await write('staff', kind, id, 2),
      await write('client', kind, id, 3),
    ];
    await Promise.all(changes.toReversed().map((change) => messageWritten(world.deps, change)));
    expect(await headOf(kind, id)).toEqual({ client: 3, staff: 2, since: 3 });
  });

  it('waits no longer once staff say that no reply is needed, until the next message', async () => {
    const id = await make();
    const first = await write('client', kind, id, 1);
    await deliver(world, messageWritten, first);
    const stamps = (await world.deps.db.doc(`${kind}/${id}`).get()).get('updatedAt');
    const input = { kind, threadId: id };
    const both = await Promise.all([
      noReplyNeeded(world.deps, input, asStaff),
      noReplyNeeded(world.deps, input, asStaff),
    ]);
    expect(both).toEqual([{ waiting: false }, { waiting: false }]);
    const audited = (await auditOf(world, `${kind}/${id}`)).filter(
      ({ action }) => action === 'noReplyNeeded',
    );
    expect(audited).toMatchObject([{ actor: 'staff', after: { awaitsReplySince: null } }]);
    // Its event once more is no news.
    await deliver(world, messageWritten, first);
    expect(await headOf(kind, id)).toEqual({ client: 1, staff: null, since: null });
    await deliver(world, messageWritten, await write('client', kind, id, 2));
    expect(await headOf(kind, id)).toEqual({ client: 2, staff: null, since: 2 });
    expect((await world.deps.db.doc(`${kind}/${id}`).get()).get('updatedAt')).toEqual(stamps);
  });

  it('goes on waiting where the client has written since the caller looked', async () => {
    const id = await make();
    const first = await write('client', kind, id, 1);
    const second = await write('client', kind, id, 2);
    await deliver(world, messageWritten, first, second);
    const lastAt = (await world.deps.db.doc(`${kind}/${id}`).get()).get('lastMessageAt.client').toMillis();
    const end = (seen: number) => noReplyNeeded(world.deps, { kind, threadId: id, seen }, asStaff);
    await expect(end(lastAt - 1)).rejects.toThrow('They’ve written again since. Read that first.');
    expect(await headOf(kind, id)).toMatchObject({ since: 1 });
    expect(await end(lastAt)).toEqual({ waiting: false });
  });

  it('stands on documents of before, too, and leaves what a newer build put there', async () => {
    const id = await make();
    const ref = world.deps.db.doc(`${kind}/${id}`);
    const { lastMessageAt: _last, awaitsReplySince: _since, ...older } = (await ref.get()).data() ?? {};
    await ref.set({ ...older, ofANewerBuild: 1 });
    await write('client', kind, id, 1);
    await write('staff', kind, id, 2);
    await deliver(world, messageWritten, await write('client', kind, id, 3));
    expect(await headOf(kind, id)).toEqual({ client: 3, staff: 2, since: 3 });
    expect((await ref.get()).get('ofANewerBuild')).toBe(1);
  });

  it('are found by the list of those who wait, the longest first', async () => {
    const spec = kind === 'quotes' ? quoteQueries.quotesAwaitingReply : projectQueries.projectsAwaitingReply;
    const [later, sooner, answered] = [await make(), await make(), await make()];
    await deliver(world, messageWritten, await write('client', kind, later, 12));
    await deliver(world, messageWritten, await write('client', kind, sooner, 11));
    await deliver(world, messageWritten, await write('client', kind, answered, 10));
    await deliver(world, messageWritten, await write('staff', kind, answered, 13));
    const { docs } = await runnableQuery(world.deps.db, spec, [minute(10)]).get();
    expect(docs.map(({ id }) => id)).toEqual([sooner, later]);
  });
});

it('takes a message that bears its author’s address, however long that is', async () => {
  const id = await makeProject(world, { members: [anna] });
  const address = `${'a'.repeat(60)}@${'long.'.repeat(12)}example.com`;
  const change = await writeMessage(
    world,
    { ...anna, name: address },
    { collection: 'projects', threadId: id },
  );
  await deliver(world, messageWritten, change);
  expect(await headOf('projects', id)).toMatchObject({ client: 0 });
});

it('finds nothing to end on what is not there', async () => {
  const missing = { kind: 'projects', threadId: 'P-7V4BQK' } as const;
  await expect(noReplyNeeded(world.deps, missing, asStaff)).rejects.toMatchObject({ code: 'not-found' });
});

it('changes nothing when its thread has been deleted meanwhile', async () => {
  const id = await makeProject(world, { members: [anna] });
  const change = await write('client', 'projects', id, 1);
  await world.deps.db.doc(`projects/${id}`).delete();
  await messageWritten(world.deps, change);
  expect((await world.deps.db.doc(`projects/${id}`).get()).exists).toBe(false);
});
