import { sitemapFile } from './files.ts';
import { absoluteUrl } from './paths.ts';

/**
 * `/robots.txt`. Google's runtime of functions answers this one address itself, with 404: the file is laid into what
 * Hosting serves, by the build and, with its own origin, by the local suite. Pages behind sign-in and links need no line
 * here: they say `noindex` themselves, which a crawler must be able to read.
 */
export function robotsText(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${absoluteUrl(origin, sitemapFile)}\n`;
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}
