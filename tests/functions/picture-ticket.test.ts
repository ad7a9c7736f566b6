import { ticketedPicture } from '@agency/domain/site/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPictureTicket } from '../../functions/src/media/get-ticket.ts';
import { getMedia } from '../../functions/src/media/http.ts';
import { getTicketedPicture } from '../../functions/src/media/ticketed.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import type { HttpRoute } from '../../functions/src/platform/http.ts';
import { mintPostPictureTicket } from '../../functions/src/records/picture/ticket.ts';
import { forged } from '../support/suite.ts';
import { postPath, publishedPost, startedPost, type } from './blog-post-world.ts';
import { as, makePerson } from './file-world.ts';
import { addedPicture } from './picture-world.ts';
import { httpRequest } from './support/http-request.ts';
import { makeWorld, type World } from './world.ts';

const routes: readonly HttpRoute[] = [
  { path: ticketedPicture(':ticket', '*'), methods: { GET: getTicketedPicture } },
  { path: '/media/*', methods: { GET: getMedia } },
];
let world: World;

beforeAll(async () => {
  world = await makeWorld('picture-ticket');
});
afterAll(() => world.close());

const get = (path: string) => dispatch(routes, httpRequest({ path }), world.deps);
const statusOf = async (path: string) => (await get(path)).status;

async function staffTicket(name: string) {
  const person = await makePerson(world, name, 'admin');
  const { ticket } = await getPictureTicket(world.deps, {}, as(person));
  return { ticket, person };
}

async function previewed(postId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 86_400_000);
  const preview = { rotation: 1, by: 'staff', byName: 'Staff', expiresAt, endedAt: null };
  await world.deps.db.doc(postPath(postId)).update({ preview });
}

describe('a picture that only a draft shows', () => {
  it('is nobody’s at its own address, until the post that shows it is public', async () => {
    const [cover, inText] = await Promise.all([addedPicture(world), addedPicture(world)]);
    const { postId } = await publishedPost(world);
    await world.deps.db.doc(postPath(postId)).update({ pictures: [cover.path, inText.path] });
    for (const { path } of [cover, inText]) expect(await statusOf(`/media/${path}/480.webp`)).toBe(404);
    await world.deps.db
      .doc(postPath(postId))
      .update({ cover: cover.path, body: `![Oven](/media/${inText.path})` });
    for (const { path } of [cover, inText]) expect(await statusOf(`/media/${path}/480.webp`)).toBe(200);
    const inNone = await addedPicture(world);
    expect(await statusOf(`/media/${inNone.path}`)).toBe(200);
  });

  it('is shown to staff with their ticket, stored by nobody in between', async () => {
    const { path } = await addedPicture(world);
    const { ticket } = await staffTicket('pia');
    for (const size of ['', '/480.avif', '/960.webp']) {
      const { status, headers } = await get(ticketedPicture(ticket, `${path}${size}`));
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'Cache-Control': 'private, max-age=300',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
    }
    expect(await statusOf(ticketedPicture(ticket, 'library/none.png'))).toBe(404);
  });

  it('is shown with a ticket of its post, which opens no other picture', async () => {
    const [mine, typed, other] = await Promise.all([1, 2, 3].map(() => addedPicture(world)));
    if (!mine || !typed || !other) throw new Error('There are three');
    const { postId } = await startedPost(world, { cover: mine.path });
    await type(world, postId, { body: `![Oven](/media/${typed.path})` });
    const ticket = mintPostPictureTicket(world.deps.config, postId, world.deps.clock());
    const opens = async ({ path }: { readonly path: string }) => statusOf(ticketedPicture(ticket, path));
    expect(await opens(mine)).toBe(404);
    await previewed(postId);
    expect(await Promise.all([mine, typed, other].map(opens))).toEqual([200, 200, 404]);
    await world.deps.db.doc(postPath(postId)).update({ 'preview.endedAt': new Date() });
    expect(await opens(mine)).toBe(404);
  });
});

describe('a ticket', () => {
  it('opens nothing once forged, past its time, or of somebody who is staff no more', async () => {
    const { path } = await addedPicture(world);
    const { ticket, person } = await staffTicket('quinn');
    const opens = () => statusOf(ticketedPicture(ticket, path));
    expect(await opens()).toBe(200);
    expect(await statusOf(ticketedPicture(forged(ticket), path))).toBe(404);
    expect(await statusOf(ticketedPicture('x'.repeat(70), path))).toBe(404);
    expect(await statusOf(ticketedPicture(ticket, '../mail/one'))).toBe(404);
    const later = { ...world.deps, clock: () => new Date(Date.now() + 12 * 3600_000) };
    const request = httpRequest({ path: ticketedPicture(ticket, path) });
    expect((await dispatch(routes, request, later)).status).toBe(404);
    const list = world.deps.db.doc('access/admins');
    const uids: unknown = (await list.get()).get('uids');
    await list.update({ uids: Array.isArray(uids) ? uids.filter((uid) => uid !== person.uid) : [] });
    expect(await opens()).toBe(404);
  });
});
