import { mailto } from '@agency/domain/shared/mailto';
import { brandColours } from '@agency/domain/site/brand-colours';
import type { SiteContent } from '@agency/domain/site/content';
import { feedFile, securityFile, sitemapFile, webManifestFile } from '@agency/domain/site/files';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import { Feed } from 'feed';
import { filledContent } from '../../platform/filled-content.server.ts';
import { routes } from '../../routes.ts';
import { allPosts } from '../../site/content/posts/posts.server.ts';
import { entriesOf } from './entries.server.ts';
import { canonicalUrl } from './head.server.ts';

/** A file of the site that is made from its content. */
export interface SiteFile {
  readonly contentType: string;
  readonly body: string;
}

type MakeFile = (content: SiteContent, origin: string) => Promise<SiteFile>;

const newestInFeed = 20;

function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/** Every address that search engines may show (sitemaps.org, protocol 0.9). */
const sitemap: MakeFile = async (content, origin) => {
  const indexable = routes.filter((route) => route.indexable);
  const entries = (await Promise.all(indexable.map((route) => entriesOf(route, content)))).flat();
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return `<url><loc>${escapeXml(canonicalUrl(origin, path))}</loc>${changed}</url>\n`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return { contentType: 'application/xml; charset=utf-8', body };
};

/** The newest posts and articles (RSS 2.0). */
const rss: MakeFile = async (content, origin) => {
  const [{ brandName, tagline }, posts] = await Promise.all([
    content.settings(),
    allPosts(filledContent(content)),
  ]);
  const newest = posts.slice(0, newestInFeed);
  const feed = new Feed({
    title: `${brandName}: blog`,
    description: tagline,
    id: absoluteUrl(origin, paths.blog()),
    link: absoluteUrl(origin, paths.blog()),
    language: 'en-GB',
    copyright: brandName,
    // The date of the newest entry, so that the same content gives the same file.
    updated: new Date(newest[0]?.publishedAt ?? 0),
    feedLinks: { rss: absoluteUrl(origin, feedFile) },
  });
  for (const { slug, title, excerpt, publishedAt } of newest) {
    const link = absoluteUrl(origin, paths.blogPost(slug));
    feed.addItem({ title, description: excerpt, id: link, link, date: new Date(publishedAt) });
  }
  return { contentType: 'application/rss+xml; charset=utf-8', body: feed.rss2() };
};

/** Where to report a vulnerability (RFC 9116). It needs an expiry date: the end of the next calendar year. */
const security: MakeFile = async (content, origin) => {
  const { email } = await content.settings();
  const expires = `${new Date().getUTCFullYear() + 1}-12-31T23:59:59.000Z`;
  return {
    contentType: 'text/plain; charset=utf-8',
    body: `Contact: ${mailto(email)}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${absoluteUrl(origin, securityFile)}\n`,
  };
};

/** The manifest for phones with the site on their home screen. */
const webManifest: MakeFile = async (content) => {
  const { brandName, tagline } = await content.settings();
  const manifest = {
    name: brandName,
    description: tagline,
    lang: 'en-GB',
    start_url: paths.home(),
    display: 'minimal-ui',
    theme_color: brandColours.navy900,
    background_color: brandColours.chalk50,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return { contentType: 'application/manifest+json; charset=utf-8', body: `${JSON.stringify(manifest)}\n` };
};

const files: Readonly<Record<string, MakeFile>> = {
  [sitemapFile]: sitemap,
  [feedFile]: rss,
  [securityFile]: security,
  [webManifestFile]: webManifest,
};

export function isSiteFile(path: string): boolean {
  return Object.hasOwn(files, path);
}

/** Null for a path without such a file. */
export async function makeSiteFile(
  path: string,
  content: SiteContent,
  origin: string,
): Promise<SiteFile | null> {
  return isSiteFile(path) ? ((await files[path]?.(content, origin)) ?? null) : null;
}
