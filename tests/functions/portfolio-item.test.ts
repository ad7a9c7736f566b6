import type { PortfolioContent } from '@agency/domain/portfolio-item/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../functions/src/platform/auth.ts';
import { orderPortfolioItems } from '../../functions/src/portfolio-item/order.ts';
import { publishPortfolioItem } from '../../functions/src/portfolio-item/publish.ts';
import { savePortfolioItem } from '../../functions/src/portfolio-item/save.ts';
import { withdrawTestimonial } from '../../functions/src/portfolio-item/withdraw-testimonial.ts';
import { siteContent } from '../../functions/src/site/content.ts';
import { readRedirect } from '../../functions/src/site/published.ts';
import { unique } from '../support/suite.ts';
import { makeWork, realWords, workContent, workOf } from './content-world.ts';
import { auditOf, call, makeAdmin, newAddress, signedIn } from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;
let admin: Person;
/** The fake clock, which only moves on. */
let now = Date.now();
function tick(): void {
  now += 3_600_000;
  world.setClock(new Date(now));
}
beforeAll(async () => {
  world = await makeWorld('portfolio');
  admin = await signedIn(world, await makeAdmin(world));
});
afterAll(() => world.close());

const save = (itemId: string, content: PortfolioContent, seen: number | null) => {
  tick();
  return savePortfolioItem(world.deps, { itemId, content, seen }, asStaff);
};
const seenOf = async (itemId: string) => (await workOf(world, itemId)).updatedAt.getTime();
const publish = async (itemId: string, published = true) => {
  const seen = await seenOf(itemId);
  tick();
  return publishPortfolioItem(world.deps, { itemId, published, seen }, asStaff);
};
const withdraw = (itemId: string) => withdrawTestimonial(world.deps, { itemId }, asStaff);
const leadsTo = (slug: string) => readRedirect(world.deps, `/portfolio/${slug}`);
/** What visitors get of one, at first sight. */
const onSite = async (slug: string) => {
  tick();
  return (await siteContent(world.deps).portfolio()).find((item) => item.slug === slug);
};
const issues = (...paths: readonly string[]) => ({
  issues: paths.map((path) => expect.objectContaining({ path })),
});

describe('saving work', () => {
  it('notes its pictures, twice is once, and over a colleague’s it is refused', async () => {
    const image = { path: 'library/oven-40x30-3f9a1c2b4d5e.jpg', width: 40, height: 30, alt: 'An oven' };
    const body = 'Bread ![rye](/media/library/rye-40x30-000000000000.jpg)';
    const { itemId, content, seen } = await makeWork(world, unique('w'), { images: [image], body });
    expect(await workOf(world, itemId)).toMatchObject({
      pictures: [image.path, 'library/rye-40x30-000000000000.jpg'],
      published: false,
    });
    expect(await save(itemId, content, null)).toEqual({ saved: false });
    expect(await save(itemId, { ...content, title: 'Theirs' }, seen)).toEqual({ saved: true });
    await expect(save(itemId, { ...content, title: 'Ours' }, seen)).rejects.toThrow('changed this portfolio');
    expect(await auditOf(world, `portfolioItems/${itemId}`)).toHaveLength(2);
  });

  it('gives no two the same address, and sends visitors of a former one on', async () => {
    const { itemId, content, seen } = await makeWork(world, unique('w'));
    await expect(save(unique('w'), content, null)).rejects.toMatchObject(issues('slug'));
    // Nobody has a link to it so far.
    const [second, third] = [unique('w'), unique('w')];
    await save(itemId, { ...content, slug: second }, seen);
    expect(await leadsTo(itemId)).toBeNull();
    await publish(itemId);
    await save(itemId, { ...content, slug: third }, await seenOf(itemId));
    expect(await leadsTo(second)).toBe(`/portfolio/${third}`);
    const other = await makeWork(world, second);
    await publish(other.itemId);
    expect(await leadsTo(second)).toBeNull();
  });

  it('is in the order of the site, of all of them', async () => {
    const items = [await makeWork(world, unique('w')), await makeWork(world, unique('w'))];
    const { docs } = await world.deps.db.collection('portfolioItems').orderBy('position').get();
    const ids = [
      ...new Set([...items.map(({ itemId }) => itemId).toReversed(), ...docs.map(({ id }) => id)]),
    ];
    await orderPortfolioItems(world.deps, { ids }, asStaff);
    expect((await workOf(world, items[1]?.itemId ?? '')).position).toBe(0);
    const some = orderPortfolioItems(world.deps, { ids: ids.slice(1) }, asStaff);
    await expect(some).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

describe('a testimonial', () => {
  it('is published with all that has to be known of it, and nothing of that leaves us', async () => {
    const email = newAddress();
    const { itemId } = await makeWork(world, unique('w'), { testimonial: { ...realWords, email } });
    expect(await publish(itemId)).toEqual({ changed: true });
    expect(await publish(itemId)).toEqual({ changed: false });
    const shown = await onSite(itemId);
    expect(shown?.testimonial).toEqual({
      quote: realWords.quote,
      name: realWords.name,
      role: realWords.role,
      sample: false,
    });
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(
      [...Object.keys(workContent('')), 'position', 'updatedAt'].toSorted(),
    );
    for (const secret of [email, realWords.consent, realWords.original, '2026-06-03']) {
      expect(JSON.stringify(shown)).not.toContain(secret);
    }
  });

  it('keeps work off the site while something about it isn’t known, but for a sample', async () => {
    const bare = { ...realWords, role: '', saidOn: null, consent: '', original: '' };
    const { itemId, content } = await makeWork(world, unique('w'), { testimonial: bare });
    await expect(publish(itemId)).rejects.toMatchObject(
      issues('testimonial.role', 'testimonial.saidOn', 'testimonial.consent', 'testimonial.original'),
    );
    await save(itemId, { ...content, testimonial: realWords }, await seenOf(itemId));
    await publish(itemId);
    const lacking = { ...content, testimonial: { ...realWords, original: '' } };
    await expect(save(itemId, lacking, await seenOf(itemId))).rejects.toMatchObject(
      issues('testimonial.original'),
    );
    const sample = await makeWork(world, unique('w'), { testimonial: { ...bare, sample: true } });
    expect(await publish(sample.itemId)).toEqual({ changed: true });
  });

  it('of an earlier version, of which nobody knows more, isn’t shown', async () => {
    const { itemId } = await makeWork(world, unique('w'));
    await publish(itemId);
    const { quote, name, role, sample } = realWords;
    await world.deps.db
      .doc(`portfolioItems/${itemId}`)
      .update({ testimonial: { quote, name, role, sample } });
    expect((await onSite(itemId))?.testimonial).toBeNull();
  });

  it('withdrawn is gone, whatever was seen; when and by whom stays', async () => {
    const { itemId, content, seen } = await makeWork(world, unique('w'), { testimonial: realWords });
    await publish(itemId);
    tick();
    expect([await withdraw(itemId), await withdraw(itemId)]).toEqual([
      { withdrawn: true },
      { withdrawn: false },
    ]);
    expect(await workOf(world, itemId)).toMatchObject({
      testimonial: null,
      published: true,
      testimonialWithdrawn: { at: new Date(now), by: 'staff' },
    });
    expect((await onSite(itemId))?.testimonial).toBeNull();
    // A form that was open doesn’t bring it back.
    await expect(save(itemId, { ...content, title: 'Other' }, seen)).rejects.toThrow('changed');
    const entries = await auditOf(world, `portfolioItems/${itemId}`);
    expect(entries.at(-1)).toMatchObject({ action: 'withdrawTestimonial', actor: 'staff' });
    for (const secret of [realWords.quote, realWords.name, realWords.consent]) {
      expect(JSON.stringify(entries)).not.toContain(secret);
    }
  });

  it('taken out in the form is withdrawn too', async () => {
    const { itemId, content, seen } = await makeWork(world, unique('w'), { testimonial: realWords });
    await save(itemId, { ...content, testimonial: null }, seen);
    expect(await workOf(world, itemId)).toMatchObject({ testimonialWithdrawn: { by: 'staff' } });
  });

  it('is found, copied, corrected and erased by the address of who said it', async () => {
    world.setClock(new Date());
    const [email, newEmail, askedOn] = [newAddress(), newAddress(), '2026-11-30'];
    const { itemId } = await makeWork(world, unique('w'), { testimonial: { ...realWords, email } });
    const { holdings } = await call(world, admin, 'findPerson', { email });
    expect(holdings).toMatchObject([{ kind: 'testimonials', fate: 'deleted', count: 1 }]);
    const { json } = await call(world, admin, 'exportPerson', { email, askedOn });
    expect(JSON.parse(json)).toMatchObject({ testimonials: [{ testimonial: { quote: realWords.quote } }] });
    const correction = { email, askedOn, name: 'Rowena Lind', newEmail, dryRun: false };
    const { places } = await call(world, admin, 'correctPerson', correction);
    expect(places).toEqual([{ place: 'testimonials', count: 1, isChanged: true }]);
    expect((await workOf(world, itemId)).testimonial).toMatchObject({ name: 'Rowena Lind', email: newEmail });
    await call(world, admin, 'erasePerson', { email: newEmail, askedOn });
    expect(await workOf(world, itemId)).toMatchObject({
      testimonial: null,
      testimonialWithdrawn: { by: admin.uid },
    });
    expect(placesIn(await everything(world.deps.db), [newEmail, email, 'Rowena Lind'])).toEqual([]);
  });
});
