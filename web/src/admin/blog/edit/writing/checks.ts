import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { fixedSlugs } from '@agency/domain/blog-post/fixed-slugs';
import { slug as slugSchema } from '@agency/domain/shared/fields';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';

/** Something to look at before a post goes out. */
export interface Check {
  readonly key: string;
  /** `must`: it can't be published so. `should`: it helps. */
  readonly weight: 'must' | 'should';
  readonly message: string;
  /** Where in the text, from its beginning; undefined where it is a field. */
  readonly at?: number | undefined;
}

/** Addresses of this site's own pages; null while they aren't known. */
export type OwnPages = ReadonlySet<string> | null;

interface Context {
  readonly pages: OwnPages;
  /** Where the post is public now; null where it isn't. */
  readonly publicSlug: string | null;
}

const longestShownTitle = 60;

/** Code is shown as it is: nothing in it is a heading, link or picture. As many characters stay. */
function withoutCode(body: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return body.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, blank).replace(/`[^`\n]+`/g, blank);
}

function fieldChecks({
  title,
  excerpt,
  author,
  body,
  cover,
  coverAlt,
  categories,
}: BlogPostDraftText): Check[] {
  const checks: (Check | false)[] = [
    title.trim() === '' && { key: 'title', weight: 'must', message: 'Give the post a title.' },
    title.length > 160 && {
      key: 'longTitle',
      weight: 'must',
      message: 'Shorten the title to 160 characters.',
    },
    excerpt.trim() === '' && {
      key: 'excerpt',
      weight: 'must',
      message: 'Write a summary, in a sentence or two.',
    },
    excerpt.length > 400 && {
      key: 'longExcerpt',
      weight: 'must',
      message: 'Shorten the summary to 400 characters.',
    },
    author.trim() === '' && { key: 'author', weight: 'must', message: 'Say who wrote it.' },
    body.trim() === '' && { key: 'body', weight: 'must', message: 'Write the text.' },
    body.length > 100_000 && {
      key: 'longBody',
      weight: 'must',
      message: 'Split the text: a post can have 100,000 characters.',
    },
    cover !== null &&
      coverAlt.trim() === '' && { key: 'coverAlt', weight: 'must', message: 'Describe the cover picture.' },
    cover === null && {
      key: 'cover',
      weight: 'should',
      message: 'Choose a cover picture: it’s shown in lists and shared links.',
    },
    categories.length === 0 && {
      key: 'categories',
      weight: 'should',
      message: 'Choose a category, so that people find it.',
    },
  ];
  return checks.filter((check): check is Check => check !== false);
}

function searchChecks({ title, seoTitle, seoDescription }: BlogPostDraftText): Check[] {
  const shown = seoTitle || title;
  const checks: (Check | false)[] = [
    seoTitle.length > 70 && {
      key: 'seoTitle',
      weight: 'must',
      message: 'Shorten the title for search engines to 70 characters.',
    },
    seoTitle.length <= 70 &&
      shown.length > longestShownTitle && {
        key: 'cutTitle',
        weight: 'should',
        message: `Search results cut the title after about ${longestShownTitle} characters. You can give search engines a shorter one.`,
      },
    seoDescription.length > 160 && {
      key: 'seoDescription',
      weight: 'must',
      message: 'Shorten the description for search engines to 160 characters.',
    },
  ];
  return checks.filter((check): check is Check => check !== false);
}

function addressChecks({ slug }: BlogPostDraftText, { pages, publicSlug }: Context): Check[] {
  if (!v.is(slugSchema, slug)) {
    const message = 'Write the address in lower-case letters, numbers and single hyphens.';
    return [{ key: 'slug', weight: 'must', message }];
  }
  const isTaken = fixedSlugs.includes(slug) || (slug !== publicSlug && pages?.has(paths.blogPost(slug)));
  return isTaken
    ? [{ key: 'slug', weight: 'must', message: 'Another page has this address: choose another one.' }]
    : [];
}

function headingChecks(body: string): Check[] {
  const checks: Check[] = [];
  let before = 1;
  for (const { 1: marks = '', 2: words = '', index } of body.matchAll(/^(#{1,6})[ \t]+(\S.*)$/gm)) {
    const level = marks.length;
    if (level === 1) {
      const message = `‘${words}’ is a heading of the first level, as the title is: use a second-level one (##).`;
      checks.push({ key: `h1-${index}`, weight: 'should', message, at: index });
    } else if (level > before + 1) {
      const message = `‘${words}’ skips a level of headings: use ${'#'.repeat(before + 1)}.`;
      checks.push({ key: `heading-${index}`, weight: 'should', message, at: index });
    }
    before = level;
  }
  return checks;
}

function pictureChecks(body: string): Check[] {
  return [...body.matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].flatMap(
    ({ 1: alt = '', 2: address = '', index }): Check[] => {
      if (address === '' || address.startsWith('#')) {
        const message = alt
          ? `The picture ‘${alt}’ is missing: drop it here, or take out its line.`
          : 'A picture is missing: drop it here, or take out its line.';
        return [{ key: `gap-${index}`, weight: 'should', message, at: index }];
      }
      if (alt.trim() !== '') return [];
      const message = 'A picture has no description for people who can’t see it.';
      return [{ key: `alt-${index}`, weight: 'should', message, at: index }];
    },
  );
}

/** Ends of paths that aren't pages but files. */
const asFile = /\.[a-z0-9]{2,5}$/;

function linkChecks(body: string, pages: OwnPages): Check[] {
  if (pages === null) return [];
  return [...body.matchAll(/(?<!!)\[([^\]]*)\]\((\/[^)\s]*)/g)].flatMap(
    ({ 1: words = '', 2: address = '', index }): Check[] => {
      const path = address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
      if (asFile.test(path) || pages.has(path)) return [];
      const message = `‘${words}’ links to ${path}, which isn’t a page of this site.`;
      return [{ key: `link-${index}`, weight: 'should', message, at: index }];
    },
  );
}

/** What to look at before the post goes out, what it must have first. */
export function checksOf(text: BlogPostDraftText, context: Context): readonly Check[] {
  const body = withoutCode(text.body);
  const checks = [
    ...fieldChecks(text),
    ...addressChecks(text, context),
    ...searchChecks(text),
    ...pictureChecks(body),
    ...headingChecks(body),
    ...linkChecks(body, context.pages),
  ];
  return checks.toSorted((one, other) => Number(other.weight === 'must') - Number(one.weight === 'must'));
}
