import type { AnyPage } from './page.ts';

type PageModules = Readonly<Record<string, () => Promise<{ default: AnyPage }>>>;

/**
 * Every page module, lazily, by its file. The server bundle holds only what the server renders: guarded screens
 * stay out of it, and the Firebase SDK with them.
 */
const modules: PageModules = import.meta.env.SSR
  ? import.meta.glob<{ default: AnyPage }>([
      '../site/**/page.tsx',
      '../client/{login,register,quote-link,project-link}/page.tsx',
      '../admin/{login,register}/page.tsx',
    ])
  : import.meta.glob<{ default: AnyPage }>([
      '../site/**/page.tsx',
      '../client/**/page.tsx',
      '../admin/**/page.tsx',
    ]);

/** The file of a route's page, as the build's manifest names it. */
export function pageFile(page: string): string {
  return `src/${page}/page.tsx`;
}

/** @throws when the table of routes names a page that has no `page.tsx`. */
export async function loadPage(page: string): Promise<AnyPage> {
  const load = modules[`../${page}/page.tsx`];
  if (!load) throw new Error(`No page module for '${page}'`);
  return (await load()).default;
}
