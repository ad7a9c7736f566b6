/** Every address of the product is made here. Segments are encoded, parameters that are empty are left out. */

type Parameters = Readonly<Record<string, string | undefined>>;

const segment = encodeURIComponent;

function withQuery(path: string, parameters: Parameters): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Why a session ended, for the sign-in page to say: it counts no more, or the person changed or ended something. */
export type SessionEnd = 'lost' | 'everywhere' | 'deleted' | 'addressChanged';

interface LoginOptions extends Parameters {
  readonly next?: string;
  readonly ended?: SessionEnd;
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
  portfolio: () => '/portfolio',
  portfolioItem: (slug: string) => `/portfolio/${segment(slug)}`,
  demo: (slug: string) => `/demos/${segment(slug)}`,
  roiCalculator: () => '/tools/roi-calculator',
  quote: (chosen: { package?: string; service?: string } = {}) => withQuery('/quote', chosen),
  quoteThankYou: (reference?: string) => withQuery('/quote/thank-you', { reference }),
  verify: (certificateId: string) => `/verify/${segment(certificateId)}`,
  project: { track: (token: string) => `/project/track/${segment(token)}` },
  client: {
    login: (options: LoginOptions = {}) => withQuery('/client/login', options),
    register: () => '/client/register',
    dashboard: () => '/client/dashboard',
    quotes: () => '/client/quotes',
    quote: (id: string) => `/client/quotes/${segment(id)}`,
    quoteView: (token: string) => `/client/quotes/view/${segment(token)}`,
    project: (id?: string) => withQuery('/client/project', { id }),
    profile: () => '/client/profile',
  },
  admin: {
    login: (options: LoginOptions = {}) => withQuery('/admin/login', options),
    register: () => '/admin/register',
    home: () => '/admin',
    quotes: () => '/admin/quotes',
    quote: (id: string) => withQuery('/admin/quotes', { quote: id }),
    settings: (shown: { tab?: 'templates' } = {}) => withQuery('/admin/settings', shown),
    users: () => '/admin/users',
    user: (id: string) => withQuery('/admin/users', { user: id }),
    client: (id: string) => withQuery('/admin/users', { client: id }),
    profile: () => '/admin/profile',
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
      code: (token: string) => `/api/links/quote/${segment(token)}/code`,
      view: (kind: 'quote' | 'project', token: string) => `/api/links/${kind}/${segment(token)}/view`,
      accept: (token: string) => `/api/links/quote/${segment(token)}/accept`,
      decline: (token: string) => `/api/links/quote/${segment(token)}/decline`,
      pdf: (token: string) => `/api/links/quote/${segment(token)}/pdf`,
    },
  },
} as const;
