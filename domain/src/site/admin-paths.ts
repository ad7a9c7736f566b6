import { type LoginOptions, withQuery } from './paths.ts';

/** The parts of a client's record besides its details, by their name in the address. */
export const clientTabs = ['quotes', 'projects', 'invoices', 'credit', 'account', 'notes'] as const;
export type ClientTab = (typeof clientTabs)[number];

/** The parts of the settings by their name in the address; the first is shown without one. */
export type SettingsTab =
  | 'agency'
  | 'contact'
  | 'prices'
  | 'times'
  | 'notifications'
  | 'money'
  | 'templates'
  | 'outbox';

/** The parts of the blog besides its posts, by their name in the address. */
export type BlogPart = 'categories' | 'pictures' | 'redirects';

/** The addresses of the back office, kept apart so that the public site's scripts do not carry them. */
export const adminPaths = {
  login: (options: LoginOptions = {}) => withQuery('/admin/login', options),
  register: () => '/admin/register',
  home: () => '/admin',
  /** `of` is the client that a new one is for. */
  quotes: (shown: { list?: string; search?: string; new?: '1'; of?: string } = {}) =>
    withQuery('/admin/quotes', shown),
  quote: (id: string) => withQuery('/admin/quotes', { quote: id }),
  settings: (shown: { tab?: SettingsTab; list?: 'returned' } = {}) => withQuery('/admin/settings', shown),
  users: (shown: { search?: string } = {}) => withQuery('/admin/users', shown),
  /** `new` opens the dialog of a new client. */
  clients: (shown: { show?: 'all'; search?: string; new?: '1' } = {}) =>
    withQuery('/admin/users', { list: 'clients', ...shown }),
  /**
   * `of` is a client; a parameter `client` would open its record. `new` opens a dialog for it (an invoice for this
   * `project`), `reverse` that of a receipt.
   */
  invoices: (
    shown: {
      list?: string;
      of?: string;
      search?: string;
      new?: '1' | 'receipt' | 'refund';
      project?: string;
      reverse?: string;
    } = {},
  ) => withQuery('/admin/invoices', shown),
  invoice: ({ id }: { readonly id: string }) => withQuery('/admin/invoices', { invoice: id }),
  /** `of` is a client, as with invoices; `new` opens the dialog of a new project, `copy` that of a copy. */
  projects: (shown: { list?: string; of?: string; search?: string; new?: '1'; copy?: string } = {}) =>
    withQuery('/admin/projects', shown),
  project: ({ id }: { readonly id: string }) => `/admin/projects/${encodeURIComponent(id)}`,
  projectMessages: ({ id }: { readonly id: string }) => `/admin/projects/${encodeURIComponent(id)}#messages`,
  /** `of` is a project; `new` opens the dialog of a new one, `from` with a template. */
  checklists: (
    shown: { list?: 'mine'; show?: string; of?: string; search?: string; new?: '1'; from?: string } = {},
  ) => withQuery('/admin/checklists', shown),
  checklist: ({ id }: { readonly id: string }) => `/admin/checklists/${encodeURIComponent(id)}`,
  user: (id: string) => withQuery('/admin/users', { user: id }),
  /** All that there is about one person, in place of the list. */
  person: (id: string) => withQuery('/admin/users', { person: id }),
  /** Requests about somebody's data; `of` is a user. */
  dataRequests: (shown: { of?: string } = {}) => withQuery('/admin/users', { list: 'requests', ...shown }),
  client: (id: string, shown: { tab?: ClientTab } = {}) =>
    withQuery('/admin/users', { client: id, ...shown }),
  /** `record` is a path such as 'quotes/Q-7K3M9P', with all that stands below it. */
  audit: (shown: { record?: string; who?: string } = {}) => withQuery('/admin/audit', shown),
  packages: (shown: { new?: '1' } = {}) => withQuery('/admin/packages', shown),
  package: (id: string) => withQuery('/admin/packages', { package: id }),
  portfolio: (shown: { new?: '1' } = {}) => withQuery('/admin/portfolio', shown),
  portfolioItem: (id: string) => withQuery('/admin/portfolio', { item: id }),
  profile: () => '/admin/profile',
  contacts: (shown: { show?: 'all'; search?: string } = {}) => withQuery('/admin/contacts', shown),
  contact: (id: string) => withQuery('/admin/contacts', { contact: id }),
  packageRequests: (shown: { show?: 'all'; search?: string } = {}) =>
    withQuery('/admin/package-requests', shown),
  /** Posts, or the part of the blog that `list` names. */
  blog: (shown: { list?: BlogPart; show?: string; search?: string } = {}) => withQuery('/admin/blog', shown),
  picture: (id: string) => withQuery('/admin/blog', { list: 'pictures', picture: id }),
  newBlogPost: () => '/admin/blog/new',
  blogPost: (id: string) => withQuery('/admin/blog/edit', { id }),
  packageRequest: (id: string) => withQuery('/admin/package-requests', { request: id }),
} as const;
