import type { Element } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { type Heading, type Root, visitElements } from './elements.ts';
import { embed, headingLinks, lowerHeadings, ownIds, readHeadings } from './headings.ts';
import { flatLinks, namedLinks, safeLinks } from './links.ts';
import {
  emptyHeads,
  figures,
  namedTasks,
  responsiveImages,
  safeImages,
  scrollableCode,
  scrollableTables,
} from './rewrite.ts';

export interface RenderedMarkdown {
  /** Sanitised; may be set as inner HTML as it is. */
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly words: number;
}

// Raw HTML in the text is dropped (remark-rehype's default), the rest is held to an allowlist of elements and
// attributes, and only then are our own changes made, which no text can affect.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Curly quotes and one ellipsis, however they were typed; dashes are the writer's.
  .use(remarkSmartypants, { dashes: false })
  .use(remarkRehype)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
  .use(() => (tree: Root) => {
    safeLinks(tree);
    flatLinks(tree);
    safeImages(tree);
    namedLinks(tree);
    lowerHeadings(tree);
    namedTasks(tree);
    figures(tree);
    responsiveImages(tree);
    emptyHeads(tree);
    scrollableTables(tree);
    scrollableCode(tree);
  })
  .use(rehypeSlug)
  .use(() => ownIds)
  .use(rehypeHighlight, { detect: false })
  .use(rehypeStringify);

const cache = new Map<string, RenderedMarkdown>();
const mostCached = 100;

/**
 * Renders Markdown (CommonMark with tables and strike-through) to sanitised HTML: headings get ids and begin at h2,
 * code is coloured without script, pictures of other sites become links. The same on the server and in the editor.
 */
export function renderMarkdown(text: string): RenderedMarkdown {
  const known = cache.get(text);
  if (known) return known;
  const rendered = renderAnew(text);
  if (cache.size >= mostCached) cache.clear();
  cache.set(text, rendered);
  return rendered;
}

/**
 * A hundred nested quotes or lists on one line, or a thousand emphasis marks at a word: never meant, and parsing gets
 * slower with each.
 */
const tooDeep = /^[ \t]*(?:>[ \t]*|[-+*][ \t]+|\d{1,9}[.)][ \t]+){100}|[*_]{1000}[^\s*_]|[^\s*_][*_]{1000}/m;

/** Each such line costs as much as all the text before it, and no real text has so many headings of this kind. */
const mostUnderlines = 500;

function hasTooManyUnderlines(text: string): boolean {
  return (text.match(/^[ \t>]*(?:=+|-+)[ \t]*$/gm)?.length ?? 0) > mostUnderlines;
}

function renderAnew(text: string): RenderedMarkdown {
  return withoutOverflow(text, toHtml);
}

/** The same for one of several texts on a page: its headings stand below an h3, and nothing in it has an id. */
export function renderEmbeddedMarkdown(text: string): string {
  return withoutOverflow(text, (tree) => {
    embed(tree);
    return processor.stringify(tree);
  });
}

function withoutOverflow<T>(text: string, show: (tree: Root) => T): T {
  if (tooDeep.test(text) || hasTooManyUnderlines(text)) return show(asTyped(text));
  try {
    return show(processor.runSync(processor.parse(text)));
  } catch (thrown) {
    // Emphasis nested thousands deep overflows the stack, which must not take down the page.
    if (!(thrown instanceof RangeError)) throw thrown;
    return show(asTyped(text));
  }
}

function toHtml(tree: Root): RenderedMarkdown {
  const headings = readHeadings(tree);
  const words = countWords(tree);
  headingLinks(tree);
  return { html: processor.stringify(tree), headings, words };
}

/** Text that can't be parsed is shown as typed. */
function asTyped(value: string): Root {
  const text: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { tabIndex: 0 },
    children: [{ type: 'text', value }],
  };
  return { type: 'root', children: [text] };
}

function countWords(tree: Root): number {
  let text = '';
  visitElements(tree, ({ children }) => {
    for (const child of children) if (child.type === 'text') text += ` ${child.value}`;
  });
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
