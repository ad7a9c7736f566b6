import { brandColours } from '@agency/domain/site/brand-colours';
import { feedFile, socialPictureFile } from '@agency/domain/site/files';
import { absoluteUrl } from '@agency/domain/site/paths';
import type { PageHead } from '../../platform/page.ts';
import type { HeadContent } from '../../platform/server-page.server.ts';
import { socialImagePath } from './social-image.server.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for between tags and inside double-quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that is safe inside a script element: it can't close the element or break a line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Site origin plus path without a trailing slash; the root stays '/'. */
export function canonicalUrl(origin: string, path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return `${origin}${trimmed === '' ? '/' : trimmed}`;
}

export interface HeadContext {
  readonly origin: string;
  readonly path: string;
  readonly brandName: string;
  readonly robots: string | undefined;
}

/** Result pages show no more of a title, and cut it where they like. */
const longestTitle = 65;

/** The page's own words count: the brand follows where there is room, and what is too long ends at a word. */
function titleOf({ title, wholeTitle }: HeadContent, brandName: string): string {
  const named = wholeTitle ? title : `${title} | ${brandName}`;
  if (named.length <= longestTitle) return named;
  if (title.length <= longestTitle) return title;
  const words = title.slice(0, longestTitle).replace(/[\s,;:–—-]+\S*$/, '');
  // One word alone is cut where it is full, and never through a character.
  return `${words.slice(0, longestTitle - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export function toPageHead(content: HeadContent, context: HeadContext): PageHead {
  const { origin, path, brandName, robots } = context;
  const title = titleOf(content, brandName);
  const canonical = canonicalUrl(origin, path);
  const head = { title, description: content.description, canonical };
  // Pages that are not indexed have no social card either.
  if (robots !== undefined) return { ...head, image: absoluteUrl(origin, socialPictureFile), robots };
  const card = { origin, path: canonical.slice(origin.length), title: content.title, brandName };
  return { ...head, image: absoluteUrl(origin, socialImagePath(card)) };
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** The tags that name and describe the page. Attribute order and double quotes are part of the contract. */
export function headTags(head: PageHead, { brandName }: Pick<HeadContext, 'brandName'>): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    head.robots === undefined ? '' : named('robots', head.robots),
    property('og:type', 'website'),
    property('og:site_name', brandName),
    property('og:locale', 'en_GB'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', head.title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', head.image),
    named('twitter:image:alt', head.title),
    named('theme-color', brandColours.navy900),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brandName)}: blog" href="${feedFile}">`,
  ].join('');
}

/** One JSON-LD block for all objects of the page; empty when there is none. */
export function structuredData(objects: HeadContent['structured']): string {
  if (!objects || objects.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': objects };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
