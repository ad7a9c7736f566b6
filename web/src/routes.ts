import { type Area, areaOf } from '@agency/domain/site/area';

/**
 * The one table of routes. The browser's router, the page renderer, the response headers, the sitemap, the navigation
 * and the test runs read it. To add a page: a folder with its `page.tsx`, and one line here.
 */

export type LayoutName = 'default' | 'client' | 'admin' | 'none';
export type GuardName = 'client-auth' | 'auth';

/**
 * When a server-rendered page becomes interactive:
 * `frame`: header and footer at the first sign of intent, the page itself never (it has nothing to run);
 * `intent`: the whole page at the first sign of intent; `now`: at once.
 */
export type Hydration = 'frame' | 'intent' | 'now';

/** Lists of a parameter's values, by name in `app/server/entries.server.ts`. */
export type EntryList = 'services' | 'towns' | 'posts' | 'categories' | 'portfolio';

export interface Route {
  /** Parameters as `:name`; each matches one segment, or the rest of one ('/services/web-development-:town'). */
  readonly path: string;
  /** Folder under `src` whose `page.tsx` is the page. */
  readonly page: string;
  readonly area: Area;
  readonly layout: LayoutName;
  /** A guarded page is rendered in the browser alone; the server sends its frame. */
  readonly guard?: GuardName;
  /** The page's server side: its data and its head, by name in `app/server/server-pages.server.ts`. */
  readonly loader?: string;
  /** The head of pages without a loader. */
  readonly title?: string;
  readonly indexable: boolean;
  readonly hydrate: Hydration;
  /** Query parameters that the server reads; all others change nothing. */
  readonly query?: readonly string[];
  /** The same, of what is one visitor's own: a response to them is stored nowhere. */
  readonly ownQuery?: readonly string[];
  /** The values of its parameter: the sitemap and the test runs visit every one. */
  readonly entries?: EntryList;
  /** The menus that show it, and the link's text. */
  readonly menu?: {
    readonly places: readonly ('header' | 'footer' | 'legal' | 'client')[];
    readonly label: string;
  };
  /** Its icon, if it is in the back office's menu. */
  readonly icon?: AdminIcon;
}

/** By name, as the server reads this table too and needs no icons. */
export type AdminIcon =
  | 'checklist'
  | 'clock'
  | 'eye'
  | 'file'
  | 'inbox'
  | 'invoice'
  | 'package'
  | 'people'
  | 'pen'
  | 'portfolio'
  | 'project'
  | 'settings'
  | 'tag';

function site(path: string, page: string, rest: Partial<Route> & Pick<Route, 'loader'>): Route {
  return {
    path,
    page: `site/${page}`,
    area: areaOf(path),
    layout: 'default',
    indexable: true,
    hydrate: 'frame',
    ...rest,
  };
}

// Noted so for the service worker’s build, which leaves out what it doesn’t use.
/* @__NO_SIDE_EFFECTS__ */
function link(path: string, page: string, loader: string, query: readonly string[] = []): Route {
  return {
    path,
    page,
    loader,
    area: areaOf(path),
    layout: 'default',
    indexable: false,
    hydrate: 'now',
    query,
  };
}

/**
 * Sign-in page parameters set by mailed links or at the end of a session. The server reads them too, so that the form
 * never flashes up first.
 */
const signInQuery = ['mode', 'oobCode', 'ended'] as const;

/* @__NO_SIDE_EFFECTS__ */
function signIn(
  path: string,
  page: string,
  title: string,
  layout: LayoutName,
  query: readonly string[] = [],
): Route {
  return { path, page, title, area: areaOf(path), layout, indexable: false, hydrate: 'now', query };
}

/** Pages of the client area: its menu shows those with a label, in this order. */
/* @__NO_SIDE_EFFECTS__ */
function client(path: string, page: string, title: string, label?: string): Route {
  const rest = { layout: 'client', guard: 'client-auth', indexable: false, hydrate: 'now' } as const;
  const menu = label && { menu: { places: ['client'], label } as const };
  return { path, page: `client/${page}`, title, area: areaOf(path), ...rest, ...menu };
}

/** Back-office pages: the menu shows those with an icon, in this order; the search finds all. */
/* @__NO_SIDE_EFFECTS__ */
function admin(path: string, page: string, title: string, icon?: AdminIcon): Route {
  const rest = { layout: 'admin', guard: 'auth', indexable: false, hydrate: 'now' } as const;
  return { path, page: `admin/${page}`, title, area: areaOf(path), ...rest, ...(icon ? { icon } : {}) };
}

function demo(slug: string, loader: string, label: string): Route {
  const menu = { places: ['footer'], label } as const;
  return site(`/demos/${slug}`, `demos/${slug}`, { loader, hydrate: 'now', menu });
}

const everywhere = ['header', 'footer'] as const;

/** Pages of the public site. The service worker has no others: it stores none of them. */
export const siteRoutes: readonly Route[] = [
  site('/', 'home', { loader: 'home' }),
  site('/services', 'services', { loader: 'services', menu: { places: everywhere, label: 'Services' } }),
  site('/services/web-development-guide', 'guide', {
    loader: 'guide',
    menu: { places: ['footer'], label: 'Web development guide' },
  }),
  site('/services/web-development-:town', 'town', { loader: 'town', entries: 'towns' }),
  site('/services/:service', 'service', { loader: 'service', entries: 'services' }),
  site('/industries/fitness-wellness', 'fitness-wellness', {
    loader: 'fitnessWellness',
    menu: { places: ['footer'], label: 'For gyms and studios' },
  }),
  site('/packages', 'packages', {
    loader: 'packages',
    hydrate: 'intent',
    query: ['vat', 'package', 'sent'],
    menu: { places: everywhere, label: 'Packages and prices' },
  }),
  site('/portfolio', 'portfolio', { loader: 'portfolio', menu: { places: everywhere, label: 'Our work' } }),
  site('/portfolio/:slug', 'portfolio-item', { loader: 'portfolioItem', entries: 'portfolio' }),
  site('/blog', 'blog', {
    loader: 'blog',
    query: ['page', 'q'],
    menu: { places: everywhere, label: 'Blog' },
  }),
  site('/blog/category', 'blog-categories', { loader: 'blogCategories' }),
  site('/blog/category/:category', 'blog-category', { loader: 'blogCategory', entries: 'categories' }),
  site('/blog/:slug', 'blog-post', { loader: 'blogPost', entries: 'posts' }),
  site('/faq', 'faq', {
    loader: 'faq',
    query: ['q'],
    menu: { places: everywhere, label: 'Questions' },
  }),
  site('/contact', 'contact', {
    loader: 'contact',
    hydrate: 'intent',
    query: ['sent'],
    menu: { places: everywhere, label: 'Contact' },
  }),
  site('/tools/roi-calculator', 'roi-calculator', {
    loader: 'roiCalculator',
    hydrate: 'now',
    query: ['sent'],
    // The figures of a shared link (`domain/src/calculator/inputs.ts`).
    ownQuery: ['v', 'c', 'o', 'm', 'u', 'b', 'r', 'h', 'd'],
    menu: { places: ['footer'], label: 'ROI calculator' },
  }),
  site('/quote', 'quote', {
    loader: 'quote',
    hydrate: 'now',
    query: ['package', 'service'],
    menu: { places: ['footer'], label: 'Request a quote' },
  }),
  site('/quote/thank-you', 'quote-thank-you', {
    loader: 'quoteThankYou',
    layout: 'none',
    indexable: false,
    query: ['reference'],
  }),
  site('/privacy', 'privacy', { loader: 'privacy', menu: { places: ['legal'], label: 'Privacy' } }),
  site('/terms', 'terms', { loader: 'terms', menu: { places: ['legal'], label: 'Terms' } }),
  site('/accessibility', 'accessibility', {
    loader: 'accessibility',
    menu: { places: ['legal'], label: 'Accessibility' },
  }),
  demo('gym-booking', 'gymBooking', 'Gym demo'),
  demo('restaurant-booking', 'restaurantBooking', 'Restaurant demo'),
  demo('project-management', 'projectManagement', 'Project board demo'),
  demo('learning-management', 'learningManagement', 'Learning demo'),
  site('/favicon_source', 'favicon-source', { loader: 'faviconSource', indexable: false }),
  site('/offline', 'offline', { loader: 'offline', layout: 'none', indexable: false }),
];

export const routes: readonly Route[] = [
  ...siteRoutes,

  link('/client/quotes/view/:token', 'client/quote-link', 'quoteLink', ['asked']),
  link('/project/track/:token', 'client/project-link', 'projectLink', ['asked']),
  link('/unsubscribe/:token', 'site/unsubscribe', 'unsubscribe'),
  link('/preview/:token', 'site/preview', 'preview'),
  link('/verify/:certificateId', 'site/verify', 'verify'),

  signIn('/client/login', 'client/login', 'Sign in', 'default', signInQuery),
  signIn('/client/register', 'client/register', 'Create your account', 'default'),
  client('/client/dashboard', 'dashboard', 'Overview', 'Overview'),
  client('/client/quotes', 'quotes', 'Your quotes', 'Quotes'),
  client('/client/quotes/:id', 'quote', 'Your quote'),
  client('/client/project', 'project', 'Your project', 'Project'),
  client('/client/invoices', 'invoices', 'Your invoices', 'Invoices'),
  client('/client/profile', 'profile', 'Your account', 'Your account'),

  signIn('/admin/login', 'admin/login', 'Sign in to the back office', 'none', signInQuery),
  signIn('/admin/register', 'admin/register', 'Ask for access to the back office', 'none'),
  admin('/admin', 'dashboard', 'Today', 'clock'),
  admin('/admin/contacts', 'inbox/contacts', 'Contact messages', 'inbox'),
  admin('/admin/package-requests', 'inbox/package-requests', 'Package requests', 'package'),
  admin('/admin/quotes', 'quotes', 'Quotes', 'file'),
  admin('/admin/invoices', 'invoices', 'Invoices', 'invoice'),
  admin('/admin/projects', 'projects', 'Projects', 'project'),
  admin('/admin/projects/:id', 'projects/project', 'Project'),
  admin('/admin/checklists', 'checklists', 'Checklists', 'checklist'),
  admin('/admin/checklists/:id', 'checklists/checklist', 'Checklist'),
  admin('/admin/portfolio', 'portfolio', 'Portfolio', 'portfolio'),
  admin('/admin/packages', 'packages', 'Packages', 'tag'),
  admin('/admin/blog', 'blog', 'Blog', 'pen'),
  admin('/admin/blog/new', 'blog/new', 'New post'),
  admin('/admin/blog/edit', 'blog/edit', 'Post'),
  admin('/admin/users', 'users', 'Users', 'people'),
  admin('/admin/audit', 'audit', 'Audit log', 'eye'),
  admin('/admin/settings', 'settings', 'Settings', 'settings'),
  admin('/admin/profile', 'profile', 'Your profile'),
];
