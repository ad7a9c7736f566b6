import type { IconComponent } from '../icons.tsx';

export interface NavItem {
  readonly label: string;
  readonly href: string;
}

export interface NavGroup {
  readonly title: string;
  readonly items: readonly NavItem[];
}

/** Everything a frame needs to know about the site; filled from `settings/site`. */
export interface SiteChrome {
  readonly brandName: string;
  /** One sentence in the footer: what the agency does and for whom. */
  readonly tagline: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  /** What UK law wants the agency to say of itself on every page. */
  readonly legalLine: string;
  readonly home: string;
  /** Services, Packages, Portfolio, Blog, FAQ, Contact. */
  readonly nav: readonly NavItem[];
  readonly quote: NavItem;
  readonly signIn: NavItem;
  readonly footer: readonly NavGroup[];
  readonly towns: readonly NavItem[];
  /** Privacy, Terms, Accessibility. */
  readonly legal: readonly NavItem[];
}

/** An entry of the client or admin navigation. */
export interface AppNavItem extends NavItem {
  readonly icon?: IconComponent | undefined;
  /** The number of items waiting there. */
  readonly count?: number | undefined;
  /** Marks the entry only on exactly this path. */
  readonly exact?: boolean | undefined;
  /** False where another entry of the same path is the one that is shown. */
  readonly isCurrent?: boolean | undefined;
}

export interface AppNavGroup {
  readonly title?: string | undefined;
  readonly items: readonly AppNavItem[];
}

/** A link's relation to the page shown: the page itself, a page above it, or neither. */
export function currentState(href: string, pathname: string, exact = false): 'page' | 'true' | undefined {
  const path = href.split(/[?#]/)[0] ?? href;
  if (path === pathname) return 'page';
  if (exact || path === '/') return undefined;
  return pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
