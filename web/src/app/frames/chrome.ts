import { paths } from '@agency/domain/site/paths';
import { towns } from '@agency/domain/site/towns';
import type { SiteFrame } from '../../platform/site-frame.ts';
import { routes } from '../../routes.ts';
import type { NavGroup, NavItem, SiteChrome } from '../../ui/layouts/site-chrome.ts';

type Place = 'header' | 'footer' | 'legal' | 'client';

/** The routes listed in one menu; a page outside the route table is in none. */
export function menuOf(place: Place): readonly NavItem[] {
  return routes.flatMap(({ path, menu }) =>
    menu?.places.includes(place) ? [{ label: menu.label, href: path }] : [],
  );
}

/** The footer's groups by address prefix; all other links are in the first group. */
const gathered: readonly (readonly [title: string, begins: readonly string[]])[] = [
  ['See for yourself', [paths.portfolio(), paths.roiCalculator(), paths.demo('')]],
  ['Read and ask', [paths.blog(), paths.developmentGuide(), paths.faq(), paths.contact(), paths.quote()]],
];

const isAmong = (href: string, begins: readonly string[]) => begins.some((begin) => href.startsWith(begin));

const footer: readonly NavGroup[] = [
  {
    title: 'What we do',
    items: menuOf('footer').filter(({ href }) => !gathered.some(([, begins]) => isAmong(href, begins))),
  },
  ...gathered.map(([title, begins]) => ({
    title,
    items: menuOf('footer').filter(({ href }) => isAmong(href, begins)),
  })),
  {
    title: 'Clients',
    items: [
      { label: 'Sign in', href: paths.client.login() },
      { label: 'Create an account', href: paths.client.register() },
    ],
  },
];

const fixed = {
  home: paths.home(),
  nav: menuOf('header'),
  quote: { label: 'Request a quote', href: paths.quote() },
  signIn: { label: 'Client sign in', href: paths.client.login() },
  footer,
  towns: Object.entries(towns).map(([town, name]) => ({ label: name, href: paths.town(town) })),
  legal: menuOf('legal'),
} as const;

/** Header and footer: the agency's details from its settings, the links from the route table. */
export function toChrome({ brandName, tagline, email, phone, legalLine }: SiteFrame): SiteChrome {
  return {
    ...fixed,
    brandName,
    tagline,
    email,
    phone,
    legalLine,
  };
}
