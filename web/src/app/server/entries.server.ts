import type { SiteContent } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { filledContent } from '../../platform/filled-content.server.ts';
import type { EntryList, Route } from '../../routes.ts';
import { accessibility, privacy, terms } from '../../site/content/legal/legal.server.ts';
import { allPosts, categoriesOf } from '../../site/content/posts/posts.server.ts';
import { serviceContents } from '../../site/content/services/services.server.ts';
import { townContents } from '../../site/content/towns/towns.server.ts';

/** One address of a route, with its last modification (ISO) where known. */
export interface Entry {
  readonly path: string;
  readonly changedAt?: string;
}

interface Listed {
  readonly name: string;
  readonly changedAt?: string;
}

/** A page that shows others has changed when the latest of them did. */
function newest(shown: readonly { readonly updatedAt: string }[]): Pick<Entry, 'changedAt'> {
  const [changedAt] = shown.map(({ updatedAt }) => updatedAt).toSorted((a, b) => (a < b ? 1 : -1));
  return changedAt === undefined ? {} : { changedAt };
}

/** Pages at a fixed address that know when they changed. */
const datesOf: Readonly<Record<string, (content: SiteContent) => Promise<Pick<Entry, 'changedAt'>>>> = {
  [paths.blog()]: async (content) => newest(await allPosts(filledContent(content))),
  [paths.blogCategories()]: async (content) => newest(await allPosts(filledContent(content))),
  [paths.portfolio()]: async (content) => newest(await content.portfolio()),
  [paths.privacy()]: async () => ({ changedAt: privacy.changedOn }),
  [paths.terms()]: async () => ({ changedAt: terms.changedOn }),
  [paths.accessibility()]: async () => ({ changedAt: accessibility.changedOn }),
};

const namesOf = (keys: Iterable<string>): Listed[] => [...keys].map((name) => ({ name }));

/** The values of a route's parameter. */
const lists: Readonly<Record<EntryList, (content: SiteContent) => Promise<readonly Listed[]>>> = {
  services: async () => namesOf(serviceContents.keys()),
  towns: async () => namesOf(townContents.keys()),
  posts: async (content) =>
    (await allPosts(filledContent(content))).map(({ slug, updatedAt }) => ({
      name: slug,
      changedAt: updatedAt,
    })),
  categories: async (content) => {
    const [categories, posts] = await Promise.all([content.categories(), allPosts(filledContent(content))]);
    return categoriesOf(posts, categories).map(({ slug }) => ({
      name: slug,
      ...newest(posts.filter((post) => post.categories.includes(slug))),
    }));
  },
  portfolio: async (content) =>
    (await content.portfolio()).map(({ slug, updatedAt }) => ({ name: slug, changedAt: updatedAt })),
};

/** Every address of a route: its own, or one for each value of its parameter; none where they are not listed. */
export async function entriesOf(route: Route, content: SiteContent): Promise<readonly Entry[]> {
  if (!route.path.includes(':')) return [{ path: route.path, ...(await datesOf[route.path]?.(content)) }];
  if (route.entries === undefined) return [];
  const listed = await lists[route.entries](content);
  return listed.map(({ name, ...rest }) => ({
    path: route.path.replace(/:[a-z]+/i, encodeURIComponent(name)),
    ...rest,
  }));
}
