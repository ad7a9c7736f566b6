import { readFile } from 'node:fs/promises';
import { blogCategory } from '@agency/domain/blog-category/schema';
import { blogPostDraft } from '@agency/domain/blog-post/draft';
import { blogPost } from '@agency/domain/blog-post/schema';
import { blogPostSearchTokens } from '@agency/domain/blog-post/search';
import { londonDate } from '@agency/domain/shared/dates';
import { mediaFile } from '@agency/domain/site/files';
import { usedPictures } from '@agency/domain/site/used-pictures';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';
import { postCovers, workCovers } from './pictures/covers.ts';
import { putCover } from './pictures/put-cover.ts';

const categories = [
  {
    slug: 'planning-and-costs',
    name: 'Planning and costs',
    description: 'What websites and apps cost, why, and how to buy them well.',
  },
  {
    slug: 'building-well',
    name: 'Building well',
    description: 'Speed, accessibility, and what keeps a site running.',
  },
  {
    slug: 'web-apps',
    name: 'Web apps',
    description: 'Software that runs a business, and when it’s worth the price.',
  },
  {
    slug: 'being-found',
    name: 'Being found',
    description: 'Search, writing, and moving a site without losing visitors.',
  },
];

interface Entry {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** Days from today on which it is published; null for a draft. */
  day: number | null;
}

/** Their texts are beside this file, in `blog-posts/{slug}.md`. */
const posts: Entry[] = [
  {
    slug: 'what-a-website-costs-to-keep',
    title: 'What a website costs to keep',
    excerpt:
      'The price of building a site is only part of the cost. Here’s what you pay in the years after, line by line, and what to ask before you sign.',
    category: 'planning-and-costs',
    day: -6,
  },
  {
    slug: 'five-questions-before-you-ask-for-a-quote',
    title: 'Five questions to answer before you request a quote',
    excerpt:
      'Answer these questions on one sheet of paper, send it to every firm you ask, and you can compare the quotes you get.',
    category: 'planning-and-costs',
    day: -20,
  },
  {
    slug: 'fixed-price-or-by-the-day',
    title: 'Fixed price or by the day?',
    excerpt:
      'Both can be fair. It depends on how much you know and who carries the risk. A rule for choosing, and what to watch for in each.',
    category: 'planning-and-costs',
    day: -48,
  },
  {
    slug: 'why-fast-pages-sell',
    title: 'Why fast pages sell',
    excerpt:
      'A visitor on a train won’t wait long for your page. What slows it down, how to measure it the way customers do, and what to fix first.',
    category: 'building-well',
    day: -3,
  },
  {
    slug: 'accessibility-is-ordinary-work',
    title: 'Accessibility is ordinary work',
    excerpt:
      'Accessibility isn’t an extra that you add at the end. Six habits that help more people use your site, each with a test you can do today.',
    category: 'building-well',
    day: -33,
  },
  {
    slug: 'what-a-backup-is-worth',
    title: 'What a backup is worth',
    excerpt:
      'You only know once someone has restored it. How to find out before you need to, and two figures you have to decide yourself.',
    category: 'building-well',
    day: -61,
  },
  {
    slug: 'from-spreadsheet-to-web-app',
    title: 'From spreadsheet to web app',
    excerpt:
      'The spreadsheet that runs your business has started to lose things. How to tell, what to try first, and how to move without stopping work.',
    category: 'web-apps',
    day: -11,
  },
  {
    slug: 'what-ai-can-do-for-a-small-business',
    title: 'What AI can do for a small business today',
    excerpt:
      'Three uses that work, two to leave alone for now, one question to ask about every idea, and a week’s trial that you don’t have to buy anything for.',
    category: 'web-apps',
    day: -27,
  },
  {
    slug: 'a-booking-system-that-people-trust',
    title: 'A booking system that people trust',
    excerpt:
      'Double bookings, lost confirmations and the night the clocks change: what can go wrong, and how to test for it with two phones.',
    category: 'web-apps',
    day: -75,
  },
  {
    slug: 'how-local-search-works',
    title: 'How local search works, in plain English',
    excerpt:
      'Why you appear in the next town and not in your own street, what you can do about it, and how to spend an hour a month on it.',
    category: 'being-found',
    day: -16,
  },
  {
    slug: 'writing-pages-that-answer',
    title: 'Writing pages that answer',
    excerpt:
      'People come to a page with a question. A way to write for them that anyone can learn: the question, the answer and five edits.',
    category: 'being-found',
    day: null,
  },
  {
    slug: 'before-you-move-your-website',
    title: 'Before you move your website',
    excerpt:
      'You lose visitors when old addresses lead nowhere. A checklist for the weeks before the move, the day itself and the month after.',
    category: 'being-found',
    day: 9,
  },
];

/** Twelve posts in four categories; one of them is a draft, one is scheduled. */
export async function seedBlog(context: SeedContext): Promise<void> {
  const { put, at } = context;
  categories.forEach(({ slug, ...category }, position) => {
    put('blogCategories', [slug], blogCategory, {
      ...category,
      position,
      createdAt: at(-300),
      createdBy: people.admin.uid,
      updatedAt: at(-300),
      updatedBy: people.admin.uid,
    });
  });
  await Promise.all(posts.map((post) => seedPost(context, post)));
}

/** A text names a drawing by its slug, `![…](cover:cycle-workshop)`; the post names where it has been put. */
async function withDrawings(context: SeedContext, text: string): Promise<string> {
  let body = text;
  for (const [mark, slug = ''] of text.matchAll(/\bcover:([a-z-]+)/g)) {
    const cover = workCovers[slug];
    if (!cover) throw new Error(`No drawing is called '${slug}'`);
    body = body.replace(mark, mediaFile((await putCover(context, 'blog', slug, cover)).path));
  }
  return body;
}

async function seedPost(context: SeedContext, { category, day, ...post }: Entry): Promise<void> {
  const { put, at } = context;
  const written = await readFile(new URL(`./blog-posts/${post.slug}.md`, import.meta.url), 'utf8');
  const body = await withDrawings(context, written);
  const cover = postCovers[post.slug];
  const writtenAt = at(Math.min(day ?? -2, -1), 8);
  const text = {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    body,
    cover: cover ? (await putCover(context, 'blog', post.slug, cover)).path : null,
    coverAlt: cover?.alt ?? '',
    categories: [category],
    author: people.admin.name,
    seoTitle: '',
    seoDescription: post.excerpt.slice(0, 160).trim(),
    checkAgainOn: context.day((day ?? 0) < -30 ? -2 : 120),
  };
  const isDraft = day === null;
  const shown = { draftTitle: post.title, draftCategories: [category] };
  const stamps = { updatedAt: writtenAt, updatedBy: people.admin.uid };
  put('blogPostPrivate', [`sample-${post.slug}`, 'draft'], blogPostDraft, { ...text, ...stamps, version: 1 });
  put('blogPosts', [`sample-${post.slug}`], blogPost, {
    ...text,
    status: isDraft ? 'draft' : 'published',
    publishAt: isDraft ? null : at(day, 9),
    firstPublicAt: isDraft ? null : at(day, 9),
    textChangedAt: isDraft ? null : writtenAt,
    checkedOn: isDraft ? null : londonDate(writtenAt),
    checkAgainOn: isDraft ? null : text.checkAgainOn,
    pictures: usedPictures(body, [text.cover]),
    ...shown,
    hasChanges: isDraft,
    searchTokens: blogPostSearchTokens({ ...text, ...shown }),
    createdAt: writtenAt,
    createdBy: people.admin.uid,
    ...stamps,
  });
}
