import { routes } from '../../../web/src/routes.ts';
import { routeOf } from '../../support/crawl/route-of.ts';

/** One page of every type that anybody may open, by addresses of the sample data. */
export const samplePages: readonly string[] = [
  '/',
  '/services',
  '/services/websites',
  '/services/web-development-horsham',
  '/services/web-development-guide',
  '/industries/fitness-wellness',
  '/packages',
  '/portfolio',
  '/portfolio/farm-shop',
  '/blog',
  '/blog/category',
  '/blog/category/planning-and-costs',
  '/blog/web-development-costs-west-sussex-2025',
  '/faq',
  '/contact',
  '/quote',
  '/quote/thank-you?reference=Q-7K3M9P',
  '/privacy',
  '/terms',
  '/accessibility',
  '/tools/roi-calculator',
  '/demos/gym-booking',
  '/demos/restaurant-booking',
  '/demos/project-management',
  '/demos/learning-management',
  '/favicon_source',
  '/offline',
  '/no/such/page',
  '/client/login',
  '/client/register',
  '/admin/login',
  '/admin/register',
];

/** The pages that every run visits, chosen to cover what public pages are built from. The longer run visits the rest. */
export const commonPages: readonly string[] = [
  '/',
  '/packages',
  '/blog/web-development-costs-west-sussex-2025',
  '/quote',
  '/tools/roi-calculator',
  '/demos/gym-booking',
];

const shown = new Set(samplePages.map((address) => routeOf(address.split('?')[0] ?? '')?.path));

/** Routes that `samplePages` leaves out: those that need a person or a secret link have walks of their own. */
export const uncoveredRoutes: readonly string[] = routes
  .filter(({ guard, area, path }) => !guard && area !== 'link' && !shown.has(path))
  .map(({ path }) => path);
