import type { KnownSite } from '@agency/domain/redirect/import';
import { fixedPages, isTakenForGood } from '@agency/domain/redirect/own-pages';
import { paths } from '@agency/domain/site/paths';
import type { Deps } from '../platform/deps.ts';
import { readCategories, readPortfolio, readPost } from '../site/published.ts';

const postsBelow = paths.blogPost('');
/** As many posts are looked up at once. */
const together = 25;

/** The posts that are public at these paths, which may be hundreds. */
async function postsAt(deps: Deps, asked: ReadonlySet<string>): Promise<string[]> {
  const below = [...asked].filter((path) => path.startsWith(postsBelow) && !fixedPages.has(path));
  const slugs = below.map((path) => path.slice(postsBelow.length)).filter((slug) => !slug.includes('/'));
  const found: string[] = [];
  for (let at = 0; at < slugs.length; at += together) {
    const some = await Promise.all(slugs.slice(at, at + together).map((slug) => readPost(deps, slug)));
    found.push(...some.flatMap((post) => (post === null ? [] : [paths.blogPost(post.slug)])));
  }
  return found;
}

/** What stands at these paths now, as visitors find it. */
export async function readKnownSite(deps: Deps, asked: ReadonlySet<string>): Promise<KnownSite> {
  const [posts, categories, portfolio] = await Promise.all([
    postsAt(deps, asked),
    readCategories(deps),
    readPortfolio(deps),
  ]);
  const published = new Set([
    ...posts,
    ...categories.map(({ slug }) => paths.blogCategory(slug)),
    ...portfolio.map(({ slug }) => paths.portfolioItem(slug)),
  ]);
  return {
    origin: deps.config.origin,
    isPage: (path) => fixedPages.has(path) || published.has(path),
    isReserved: isTakenForGood,
  };
}
