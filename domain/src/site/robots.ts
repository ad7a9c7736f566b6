import { sitemapFile } from './files.ts';
import { absoluteUrl } from './paths.ts';

/**
 * `/robots.txt`. Google's runtime of functions answers this one address itself, with 404: so the build puts the file
 * into what Hosting serves, and the local suite does with its own origin. Pages behind sign-in and links need no line
 * here: they say `noindex` themselves, which a crawler must be able to read.
 */
export function robotsText(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${absoluteUrl(origin, sitemapFile)}\n`;
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}
