import { blogCategoryQueries } from '@agency/domain/blog-category/queries';
import { blogCategory } from '@agency/domain/blog-category/schema';
import { blogPostQueries } from '@agency/domain/blog-post/queries';
import { type BlogPost, blogPost } from '@agency/domain/blog-post/schema';
import { isPublic } from '@agency/domain/blog-post/status';
import { portfolioContentOf } from '@agency/domain/portfolio-item/content';
import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import { type PortfolioItem, portfolioItem } from '@agency/domain/portfolio-item/schema';
import { publicTestimonial } from '@agency/domain/portfolio-item/testimonial';
import { redirect } from '@agency/domain/redirect/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type {
  PublicCategory,
  PublicPortfolioItem,
  PublicPost,
  PublicPostSummary,
} from '@agency/domain/site/content';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, findDocuments } from '../platform/firestore.ts';
import { sha256Hex } from '../platform/hash.ts';

/** What staff publish for everybody, read as visitors may know it. */

function summaryOf(post: Stored<BlogPost>): PublicPostSummary {
  const { slug, title, excerpt, cover, coverAlt, author, categories, publishAt, createdAt } = post;
  return {
    slug,
    title,
    excerpt,
    cover,
    coverAlt,
    author,
    categories,
    publishedAt: (publishAt ?? createdAt).toISOString(),
    updatedAt: (post.textChangedAt ?? post.updatedAt).toISOString(),
    checkedOn: post.checkedOn,
    words: post.body.split(/\s+/).length,
  };
}

export async function readPosts(deps: Deps): Promise<readonly PublicPostSummary[]> {
  const found = await findDocuments(deps, blogPost, blogPostQueries.blogPostsPublic, [
    'published',
    deps.clock(),
  ]);
  return found.map(summaryOf);
}

/** When the next scheduled post becomes public, in milliseconds; infinite where none waits. */
export async function readNextPublication(deps: Deps): Promise<number> {
  const [next] = await findDocuments(deps, blogPost, blogPostQueries.blogPostsScheduled, [
    'published',
    deps.clock(),
  ]);
  return next?.publishAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

export async function readPost(deps: Deps, slug: string): Promise<PublicPost | null> {
  const found = await findDocuments(deps, blogPost, blogPostQueries.blogPostBySlug, [slug, 'published']);
  const post = found.find((one) => isPublic(one, deps.clock()));
  if (post === undefined) return null;
  const { body, seoTitle, seoDescription } = post;
  return { ...summaryOf(post), body, seoTitle, seoDescription };
}

export async function readCategories(deps: Deps): Promise<readonly PublicCategory[]> {
  const found = await findDocuments(deps, blogCategory, blogCategoryQueries.blogCategoryList, []);
  return found.map(({ id, name, description, formerSlugs }) => ({
    slug: id,
    name,
    description,
    ...(formerSlugs.length > 0 ? { formerSlugs } : {}),
  }));
}

/** Invented work and words are left out, except where samples are shown. */
export async function readPortfolio(deps: Deps): Promise<readonly PublicPortfolioItem[]> {
  const spec = portfolioItemQueries.portfolioItemsPublished;
  const found = await findDocuments(deps, portfolioItem, spec, [true]);
  const shown = deps.config.showsSamples
    ? found
    : found.filter(({ sample }) => !sample).map(withoutSampleWords);
  return shown.map(toPublic);
}

function toPublic(item: Stored<PortfolioItem>): PublicPortfolioItem {
  return {
    ...portfolioContentOf(item),
    testimonial: publicTestimonial(item.testimonial),
    position: item.position,
    updatedAt: item.updatedAt.toISOString(),
  };
}

function withoutSampleWords(item: Stored<PortfolioItem>): Stored<PortfolioItem> {
  return item.testimonial?.sample ? { ...item, testimonial: null } : item;
}

export async function readRedirect(deps: Deps, path: string): Promise<string | null> {
  const found = await findDocument(redirect, documentRef(deps.db, 'redirects', sha256Hex(path)));
  return found?.to ?? null;
}
