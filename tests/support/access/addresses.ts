import { adminPaths } from '@agency/domain/site/admin-paths';
import { clientIds } from '@agency/emulators/seed/client';
import { projectIds } from '@agency/emulators/seed/project';
import type { Route } from '../../../web/src/routes.ts';
import { crawl } from '../crawl/crawl.ts';
import { routeOf } from '../crawl/route-of.ts';
import { linkAddress, previewAddress, unsubscribePath } from '../link-addresses.ts';
import { addresses, admin, samples } from '../suite.ts';

/** States of a page that no link leads to. */
const furtherStates: Readonly<Record<string, readonly string[]>> = {
  '/packages': ['/packages?vat=inc', '/packages?sent=R-7K3M9P'],
  '/contact': ['/contact?sent=C-7K3M9P'],
  '/faq': ['/faq?q=deposit', '/faq?q=xyzzy'],
  '/blog': ['/blog?q=cost', '/blog?q=xyzzy'],
  '/quote/thank-you': ['/quote/thank-you?reference=Q-7K3M9P'],
  '/tools/roi-calculator': ['/tools/roi-calculator?v=12000&c=2.5&o=60&m=40&u=15&b=7500&r=95&h=24&d=5'],
  '/client/login': ['/client/login?mode=resetPassword&oobCode=none', '/client/login?ended=lost'],
};

/** Pages that say that something does not exist. */
export const missingPages: readonly string[] = [
  '/no/such/page',
  '/services/no-such-service',
  '/blog/no-such-post',
  '/client/quotes/view/not-a-token',
  '/project/track/not-a-token',
  '/verify/not-a-certificate',
  '/unsubscribe/not-a-token',
  '/preview/not-a-token',
];

async function firstId(collection: string): Promise<string> {
  const { docs } = await admin().db.collection(collection).limit(1).get();
  return docs[0]?.id ?? '';
}

async function firstQuoteOfClient(): Promise<string> {
  const { uid } = await admin().auth.getUserByEmail(samples.client.email);
  const quotes = admin().db.collection('quotes').where('memberUids', 'array-contains', uid);
  return (await quotes.limit(1).get()).docs[0]?.id ?? '';
}

/** Addresses of routes with a parameter that no public link leads to. */
const examples: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  '/client/quotes/view/:token': async () => [await linkAddress('sample-link-q-7k3m9p')],
  '/project/track/:token': async () => [await linkAddress('sample-link-p-7v4bqk')],
  '/unsubscribe/:token': async () => [unsubscribePath()],
  '/preview/:token': async () => [await previewAddress('sample-writing-pages-that-answer')],
  '/verify/:certificateId': async () => [`/verify/${await firstId('certificates')}`],
  '/client/quotes/:id': async () => [`/client/quotes/${await firstQuoteOfClient()}`],
  '/admin/quotes': async () => ['/admin/quotes', '/admin/quotes?quote=Q-7K3M9P'],
  '/admin/checklists/:id': async () => [adminPaths.checklist({ id: 'sample-launch' })],
  '/admin/projects/:id': async () => [adminPaths.project({ id: projectIds.accepted })],
  '/admin/users': async () => [
    '/admin/users',
    '/admin/users?list=clients',
    `/admin/users?user=${(await admin().auth.getUserByEmail(samples.pending.email)).uid}`,
    `/admin/users?list=clients&client=${clientIds.cycles}`,
    `/admin/users?client=${clientIds.bakery}&tab=account`,
  ],
  '/admin/blog': async () =>
    ['posts', 'categories', 'pictures', 'redirects'].map((list) => `/admin/blog?list=${list}`),
  '/admin/blog/edit': async () => ['/admin/blog/edit?id=sample-writing-pages-that-answer'],
  '/admin/packages': async () => [
    '/admin/packages',
    '/admin/packages?new=1',
    `/admin/packages?package=${await firstId('packages')}`,
  ],
  '/admin/portfolio': async () => [
    '/admin/portfolio',
    '/admin/portfolio?new=1',
    `/admin/portfolio?item=${await firstId('portfolioItems')}`,
  ],
  '/admin/settings': async () => [
    '/admin/settings',
    '/admin/settings?tab=contact',
    '/admin/settings?tab=prices',
    '/admin/settings?tab=times',
    '/admin/settings?tab=notifications',
    '/admin/settings?tab=outbox',
    '/admin/settings?tab=templates&template=quote-sent-notification',
  ],
};

/** The distinct addresses of one route: each path, and each set of query parameters once. */
function differing(found: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const address of found) {
    const { pathname, searchParams } = new URL(address, addresses.site);
    const asked = [...searchParams.keys()].toSorted().join();
    const kind = asked === '' ? pathname : `${routeOf(pathname)?.path}?${asked}`;
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

async function linkedAddresses(): Promise<ReadonlyMap<Route, readonly string[]>> {
  const routeOfAddress = (address: string) => routeOf(new URL(address, addresses.site).pathname);
  const { visits } = await crawl(addresses.site, (address) => routeOfAddress(address)?.area === 'site');
  const found = [...visits.values()].filter(({ status, page }) => status === 200 && page !== undefined);
  const byRoute = new Map<Route, string[]>();
  for (const { address } of found) {
    const route = routeOfAddress(address);
    if (route) byRoute.set(route, [...(byRoute.get(route) ?? []), address]);
  }
  return byRoute;
}

let linked: Promise<ReadonlyMap<Route, readonly string[]>> | undefined;

/**
 * Every address of a route: all that the site links to, each of its entries, and the states without a link. Fails for
 * a route without a link or example.
 */
export async function addressesOf(route: Route): Promise<readonly string[]> {
  const example = examples[route.path];
  if (example) return example();
  if (route.guard) return [route.path];
  linked ??= linkedAddresses();
  const known = (await linked).get(route) ?? [];
  const plain = route.path.includes(':') ? [] : [route.path];
  const all = differing([...plain, ...known, ...(furtherStates[route.path] ?? [])]);
  if (all.length === 0) throw new Error(`Nothing leads to ${route.path}: add an example to addresses.ts.`);
  return all;
}
