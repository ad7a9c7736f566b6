import { type Route, routes } from '../../web/src/routes.ts';
import { routeOf } from './crawl/route-of.ts';

/** One address that everybody may open, with its route. */
export interface PublicPage {
  readonly path: string;
  readonly route: Route;
}

/** A page with its own script; all others are only read. */
export function isApplication({ route }: PublicPage): boolean {
  return route.hydrate === 'now';
}

/** Every address of the sitemap, which the site makes of its table of routes and their entries. */
export async function indexablePages(site: string): Promise<PublicPage[]> {
  const answer = await fetch(`${site}/sitemap.xml`);
  if (!answer.ok) throw new Error(`${site}/sitemap.xml answered ${answer.status}.`);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  return listed.flatMap((address) => {
    const path = new URL(address).pathname;
    const route = routeOf(path);
    if (!route) throw new Error(`The sitemap names ${path}, and no route answers there.`);
    return [{ path, route }];
  });
}

/** Sign-in pages: not indexed, but public. */
export function signInPages(): PublicPage[] {
  return routes
    .filter(({ area, guard }) => (area === 'client' || area === 'admin') && guard === undefined)
    .map((route) => ({ path: route.path, route }));
}
