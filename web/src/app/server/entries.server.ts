import type { SiteContent } from '@agency/domain/site/content';
import type { EntryList, Route } from '../../routes.ts';
import { allPosts } from '../../site/content/posts/posts.server.ts';
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

const namesOf = (keys: Iterable<string>): Listed[] => [...keys].map((name) => ({ name }));

/** The values of a route's parameter. */
const lists: Readonly<Record<EntryList, (content: SiteContent) => Promise<readonly Listed[]>>> = {
  services: async () => namesOf(serviceContents.keys()),
  towns: async () => namesOf(townContents.keys()),
  posts: async (content) =>
    (await allPosts(content)).map(({ slug, updatedAt }) => ({ name: slug, changedAt: updatedAt })),
  categories: async (content) => namesOf((await content.categories()).map(({ slug }) => slug)),
  portfolio: async (content) =>
    (await content.portfolio()).map(({ slug, updatedAt }) => ({ name: slug, changedAt: updatedAt })),
};

/** Every address of a route: its own, or one for each value of its parameter; none where they are not listed. */
export async function entriesOf(route: Route, content: SiteContent): Promise<readonly Entry[]> {
  if (!route.path.includes(':')) return [{ path: route.path }];
  if (route.entries === undefined) return [];
  const listed = await lists[route.entries](content);
  return listed.map(({ name, ...rest }) => ({
    path: route.path.replace(/:[a-z]+/i, encodeURIComponent(name)),
    ...rest,
  }));
}
