import type { LinkKind } from '../link/schema.ts';

/**
 * The address book: every address of the product is made here, in `admin-paths.ts` and in `files.ts`. Segments are
 * encoded, empty parameters left out.
 */

type Parameters = Readonly<Record<string, string | undefined>>;

const segment = encodeURIComponent;

/** A path with its parameters, without empty ones. */
export function withQuery(path: string, parameters: Parameters): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/**
 * Why there is no session, for the sign-in page to say: it was revoked, it belongs to another tab, or the person changed
 * or ended something.
 */
export type SessionEnd = 'lost' | 'ownTab' | 'everywhere' | 'deleted' | 'addressChanged';

/** What a link in one of our mails asks the sign-in page to do. */
export type MailActionMode = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail';

/** Whom a link to registration is for; it fills in the form. */
export interface KnownPerson {
  readonly email: string;
  readonly name?: string;
}

/** Behind the '#', which browsers send to nobody. */
function knownPersonFragment({ email, name }: KnownPerson): string {
  return withQuery('', { email, name }).replace('?', '#');
}

export interface LoginOptions extends Parameters {
  readonly next?: string;
  readonly ended?: SessionEnd;
  readonly mode?: MailActionMode;
  readonly oobCode?: string;
}

export const paths = {
  home: () => '/',
  packages: (shown: { vat?: 'inc'; package?: string; sent?: string } = {}) => withQuery('/packages', shown),
  contact: (shown: { sent?: string } = {}) => withQuery('/contact', shown),
  faq: () => '/faq',
  privacy: () => '/privacy',
  terms: () => '/terms',
  accessibility: () => '/accessibility',
  fitnessWellness: () => '/industries/fitness-wellness',
  developmentGuide: () => '/services/web-development-guide',
  services: () => '/services',
  service: (slug: string) => `/services/${segment(slug)}`,
  town: (town: string) => `/services/web-development-${segment(town)}`,
  blog: (shown: { page?: string; q?: string } = {}) => withQuery('/blog', shown),
  blogPost: (slug: string) => `/blog/${segment(slug)}`,
  blogCategories: () => '/blog/category',
  blogCategory: (slug: string) => `/blog/category/${segment(slug)}`,
  /** What is not public yet, for anyone who was given this address. */
  preview: (token: string) => `/preview/${segment(token)}`,
  portfolio: () => '/portfolio',
  portfolioItem: (slug: string) => `/portfolio/${segment(slug)}`,
  demo: (slug: string) => `/demos/${segment(slug)}`,
  roiCalculator: () => '/tools/roi-calculator',
  quote: (chosen: { package?: string; service?: string } = {}) => withQuery('/quote', chosen),
  quoteThankYou: (reference?: string) => withQuery('/quote/thank-you', { reference }),
  verify: (certificateId: string) => `/verify/${segment(certificateId)}`,
  unsubscribe: (token: string) => `/unsubscribe/${segment(token)}`,
  project: {
    track: (token: string) => `/project/track/${segment(token)}`,
  },
  client: {
    login: (options: LoginOptions = {}) => withQuery('/client/login', options),
    register: (known?: KnownPerson) => `/client/register${known ? knownPersonFragment(known) : ''}`,
    dashboard: () => '/client/dashboard',
    quotes: () => '/client/quotes',
    quote: (id: string) => `/client/quotes/${segment(id)}`,
    quoteView: (token: string) => `/client/quotes/view/${segment(token)}`,
    /** `answer` is the milestone whose answer opens. */
    project: (id?: string, shown: { answer?: string } = {}) => withQuery('/client/project', { id, ...shown }),
    invoices: (shown: { invoice?: string } = {}) => withQuery('/client/invoices', shown),
    profile: () => '/client/profile',
  },
  api: {
    quoteRequests: () => '/api/quote-requests',
    contacts: () => '/api/contacts',
    packageRequests: () => '/api/package-requests',
    calculations: () => '/api/calculations',
    uploads: () => '/api/uploads',
    clientRegistrations: () => '/api/client-registrations',
    adminRegistrations: () => '/api/admin-registrations',
    accountRemovals: () => '/api/account-removals',
    unsubscribe: (token: string) => `/api/unsubscribe/${segment(token)}`,
    passwordResets: () => '/api/password-resets',
    passwordChanges: () => '/api/password-changes',
    appCheckTokens: () => '/api/app-check-tokens',
    email: { render: () => '/api/email/render-template', send: () => '/api/email/send' },
    linkRequests: () => '/api/link-requests',
    link: {
      view: (kind: LinkKind | ':kind', token: string) => `/api/links/${kind}/${segment(token)}/view`,
      code: (token: string) => `/api/links/quote/${segment(token)}/code`,
      accept: (token: string) => `/api/links/quote/${segment(token)}/accept`,
      decline: (token: string) => `/api/links/quote/${segment(token)}/decline`,
      pdf: (token: string) => `/api/links/quote/${segment(token)}/pdf`,
    },
  },
} as const;

/** The page that a signed link opens; `asked` once somebody asked there for a new link. */
export function linkPage(kind: LinkKind, token: string, shown: { asked?: '1' } = {}): string {
  return withQuery(kind === 'quote' ? paths.client.quoteView(token) : paths.project.track(token), shown);
}

/** The full address of one of our paths; `origin` is the configured one, never taken from a request. */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin}${path}`;
}
