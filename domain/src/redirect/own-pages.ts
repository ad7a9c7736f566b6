import { fixedSlugs } from '../blog-post/fixed-slugs.ts';
import { areaOf } from '../site/area.ts';
import * as files from '../site/files.ts';
import { paths } from '../site/paths.ts';
import { serviceSlugs } from '../site/services.ts';
import { towns } from '../site/towns.ts';

/** The pages that are there whatever staff publish; a test of the routes holds this list against them. */
export const fixedPages: ReadonlySet<string> = new Set([
  paths.home(),
  paths.services(),
  paths.developmentGuide(),
  ...serviceSlugs.map(paths.service),
  ...Object.keys(towns).map(paths.town),
  paths.fitnessWellness(),
  paths.packages(),
  paths.portfolio(),
  paths.blog(),
  paths.blogCategories(),
  ...fixedSlugs.map(paths.blogPost),
  paths.faq(),
  paths.contact(),
  paths.roiCalculator(),
  paths.quote(),
  paths.quoteThankYou(),
  paths.privacy(),
  paths.terms(),
  paths.accessibility(),
  ...['gym-booking', 'restaurant-booking', 'project-management', 'learning-management'].map(paths.demo),
  paths.client.login(),
  paths.client.register(),
]);

const fixedFiles: ReadonlySet<string> = new Set([
  files.sitemapFile,
  files.feedFile,
  files.securityFile,
  files.webManifestFile,
  files.socialPictureFile,
  files.workerFile,
  '/robots.txt',
  '/favicon.ico',
  files.faviconSourcePage,
  files.offlinePage,
]);

/** Is this address taken for good: by a page or a file of the site, its people's areas, or what Hosting serves itself? */
export function isTakenForGood(path: string): boolean {
  return (
    fixedPages.has(path) || fixedFiles.has(path) || areaOf(path) !== 'site' || files.withoutPages.test(path)
  );
}
