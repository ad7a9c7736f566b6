import type { AnyPage } from '../platform/page.ts';

type PageModules = Readonly<Record<string, () => Promise<{ default: AnyPage }>>>;

/**
 * The page modules of the site, lazily, by their file. The server bundle holds only what the server renders: guarded
 * screens stay out of it, and the Firebase SDK with them. In the browser the signed-in areas have a list of their own.
 */
const sitePages: PageModules = import.meta.env.SSR
  ? import.meta.glob<{ default: AnyPage }>([
      '../site/**/page.tsx',
      '../client/{login,register,quote-link,project-link}/page.tsx',
      '../admin/{login,register}/page.tsx',
    ])
  : import.meta.glob<{ default: AnyPage }>('../site/**/page.tsx');

async function modulesFor(page: string): Promise<PageModules> {
  if (import.meta.env.SSR || page.startsWith('site/')) return sitePages;
  return (await import('./signed-in-pages.ts')).signedInPages;
}

/** The file of a route's page, as the build's manifest names it. */
export function pageFile(page: string): string {
  return `src/${page}/page.tsx`;
}

/** @throws when the table of routes names a page that has no `page.tsx`. */
export async function loadPage(page: string): Promise<AnyPage> {
  const load = (await modulesFor(page))[`../${page}/page.tsx`];
  if (!load) throw new Error(`No page module for '${page}'`);
  return (await load()).default;
}
