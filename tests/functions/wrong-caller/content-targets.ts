import { saveBlogCategory } from '../../../functions/src/blog-category/save.ts';
import { importRedirects } from '../../../functions/src/redirect/import.ts';
import { unique } from '../../support/suite.ts';
import { makePackage, makeWork, packageContent, realWords, workContent } from '../content-world.ts';
import { asStaff, type World } from '../world.ts';

async function ofCategory(world: World) {
  const slug = unique('category');
  const content = { name: 'Guides', description: '' };
  await saveBlogCategory(world.deps, { slug, content, seen: null }, asStaff);
  const { updatedAt } = (await world.deps.db.doc(`blogCategories/${slug}`).get()).data() ?? {};
  return { slug, seen: updatedAt.toMillis() };
}

/** All of a collection, the last first. */
async function lastFirst({ deps }: World, collection: string) {
  const { docs } = await deps.db.collection(collection).orderBy('position').get();
  return { ids: docs.map(({ id }) => id).toReversed() };
}

/** Inputs of the operations of what staff publish. */
export const contentInputs = {
  savePackage: async () => {
    const packageId = unique('p');
    return { packageId, content: packageContent(packageId), seen: null };
  },
  publishPackage: async (world: World) => {
    const { packageId, seen } = await makePackage(world, unique('p'));
    return { packageId, published: true, seen };
  },
  orderPackages: async (world: World) => {
    await makePackage(world, unique('p'));
    return lastFirst(world, 'packages');
  },
  savePortfolioItem: async () => {
    const itemId = unique('w');
    return { itemId, content: workContent(itemId), seen: null };
  },
  publishPortfolioItem: async (world: World) => {
    const { itemId, seen } = await makeWork(world, unique('w'));
    return { itemId, published: true, seen };
  },
  orderPortfolioItems: async (world: World) => {
    await makeWork(world, unique('w'));
    return lastFirst(world, 'portfolioItems');
  },
  withdrawTestimonial: async (world: World) => ({
    itemId: (await makeWork(world, unique('w'), { testimonial: realWords })).itemId,
  }),
  saveBlogCategory: async () => ({
    slug: unique('category'),
    content: { name: 'Guides', description: '' },
    seen: null,
  }),
  renameBlogCategory: async (world: World) => {
    const { slug, seen } = await ofCategory(world);
    return { from: slug, to: unique('category'), seen };
  },
  orderBlogCategories: async (world: World) => {
    await ofCategory(world);
    return lastFirst(world, 'blogCategories');
  },
  exportBlogPosts: async () => ({}),
  importRedirects: async () => ({ rows: [{ from: `/${unique('old')}`, to: '/contact' }], dryRun: false }),
  listRedirects: async () => ({ after: null }),
  removeRedirect: async (world: World) => {
    const from = `/${unique('old')}`;
    await importRedirects(world.deps, { rows: [{ from, to: '/contact' }], dryRun: false }, asStaff);
    return { from };
  },
  removeBlogCategory: async (world: World) => ({ slug: (await ofCategory(world)).slug }),
};
