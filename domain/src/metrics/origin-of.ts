import { type Origin, unknownOrigin } from '../quote/origin.ts';
import type { Attribution } from '../quote/schema.ts';
import { paths } from '../site/paths.ts';
import { services } from '../site/services.ts';
import { towns } from '../site/towns.ts';

/** Pages about a town, by path. */
export const townPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(towns).map(([slug, name]) => [paths.town(slug), name]),
);

/** Pages told apart, by path; a blog post or a project counts for its list, and the demos count together. */
export const landingPages: Readonly<Record<string, string>> = {
  [paths.home()]: 'Home page',
  [paths.services()]: 'Services',
  ...Object.fromEntries(Object.entries(services).map(([slug, name]) => [paths.service(slug), name])),
  [paths.developmentGuide()]: 'Guide to web development',
  ...Object.fromEntries(
    Object.entries(townPages).map(([path, name]) => [path, `Web development in ${name}`]),
  ),
  [paths.fitnessWellness()]: 'Fitness and wellness',
  [paths.packages()]: 'Packages',
  [paths.portfolio()]: 'Portfolio',
  [paths.blog()]: 'Blog',
  demos: 'Demos',
  [paths.roiCalculator()]: 'ROI calculator',
  [paths.quote()]: 'Quote request',
  [paths.contact()]: 'Contact',
  [paths.faq()]: 'FAQ',
};

const below = [
  { start: paths.blogPost(''), key: paths.blog() },
  { start: paths.portfolioItem(''), key: paths.portfolio() },
  { start: paths.demo(''), key: 'demos' },
];

/**
 * What leads to us, by key: what people call it, the hosts that it links from, and names that campaigns give it. The first
 * that fits counts: assistants and webmail also live on hosts of search engines.
 */
const sources = {
  assistants: {
    name: 'AI assistants',
    hosts:
      /(^|\.)(chatgpt\.com|openai\.com|perplexity\.ai|claude\.ai|copilot\.microsoft\.com|gemini\.google\.com)$/,
    campaign: ['chatgpt.com', 'chatgpt', 'perplexity', 'claude', 'copilot', 'gemini'],
  },
  email: { name: 'Email', hosts: /^(mail|outlook)\./, campaign: ['email', 'newsletter', 'mailing'] },
  google: { name: 'Google', hosts: /(^|\.)google\.[a-z.]{2,6}$/, campaign: ['google', 'adwords', 'gads'] },
  bing: { name: 'Bing', hosts: /(^|\.)bing\.com$/, campaign: ['bing', 'microsoft'] },
  duckduckgo: { name: 'DuckDuckGo', hosts: /(^|\.)duckduckgo\.com$/, campaign: ['duckduckgo'] },
  yahoo: { name: 'Yahoo', hosts: /(^|\.)yahoo\.[a-z.]{2,6}$/, campaign: ['yahoo'] },
  ecosia: { name: 'Ecosia', hosts: /(^|\.)ecosia\.org$/, campaign: ['ecosia'] },
  facebook: {
    name: 'Facebook',
    hosts: /(^|\.)(facebook\.com|fb\.com)$/,
    campaign: ['facebook', 'fb', 'meta'],
  },
  instagram: { name: 'Instagram', hosts: /(^|\.)instagram\.com$/, campaign: ['instagram', 'ig'] },
  linkedin: { name: 'LinkedIn', hosts: /(^|\.)(linkedin\.com|lnkd\.in)$/, campaign: ['linkedin'] },
  x: { name: 'X', hosts: /(^|\.)(x\.com|twitter\.com|t\.co)$/, campaign: ['x', 'twitter'] },
  youtube: { name: 'YouTube', hosts: /(^|\.)(youtube\.com|youtu\.be)$/, campaign: ['youtube'] },
} as const;

export const sourceNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(sources).map(([each, { name }]) => [each, name])),
  campaign: 'Other campaigns',
  site: 'Other websites',
  direct: 'Typed in or bookmarked',
};

/** Of a quote's attribution; without consent nothing of the visit's beginning is known. */
export function originOf(attribution: Attribution | null): Origin {
  const began = attribution?.first ?? attribution?.last ?? null;
  if (began === null) return unknownOrigin;
  return { page: pageOf(began.landingPage), source: sourceOf(began) };
}

function pageOf(landingPage: string): string | null {
  const path = landingPage.replace(/(?<=.)\/+$/, '');
  if (Object.hasOwn(landingPages, path)) return path;
  return below.find(({ start }) => path.startsWith(start))?.key ?? null;
}

function sourceOf({ source, referrer }: NonNullable<Attribution['first']>): string {
  const named = source.trim().toLowerCase();
  const host = hostOf(referrer);
  if (named !== '') {
    return entryOf(({ campaign }) => campaign.some((name) => name === named)) ?? 'campaign';
  }
  if (host === null) return 'direct';
  return entryOf(({ hosts }) => hosts.test(host)) ?? 'site';
}

type Source = { readonly hosts: RegExp; readonly campaign: readonly string[] };

function entryOf(fits: (source: Source) => boolean): string | null {
  return Object.entries<Source>(sources).find(([, each]) => fits(each))?.[0] ?? null;
}

function hostOf(referrer: string): string | null {
  return /^https?:\/\/([^/:?#]+)/i.exec(referrer)?.[1]?.toLowerCase() ?? null;
}
