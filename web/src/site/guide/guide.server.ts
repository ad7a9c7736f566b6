import type { PublicSettings } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { renderMarkdown } from '../../views/markdown/markdown.ts';
import type { ReadingData } from '../../views/reading/reading-page.tsx';
import { fill } from '../content/fill.ts';
import guideText from '../content/guide/web-development-guide.md?raw';
import { rangeWords } from '../content/services/range-words.ts';
import { publishedRange } from '../content/services/services.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

const heading = 'A guide to getting something built for the web';
const lead =
  'From the first thought to the second year: what to decide, what to ask, what to put in writing, and when to hire nobody.';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Services', href: paths.services() },
  { label: 'Web development guide', href: paths.developmentGuide() },
];

/** The prices of the guide's table, by their names in the text. */
const priced = {
  websites: 'websites',
  ecommerce: 'ecommerce',
  webApps: 'web-apps',
  adminBackends: 'admin-backends',
  mobileApps: 'mobile-apps',
} as const;

function pricesOf(settings: PublicSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(priced).map(([name, slug]) => [name, rangeWords(publishedRange(slug, settings))]),
  );
}

export const guidePage = serverPage<ReadingData>({
  async load({ content }) {
    const { html, headings } = renderMarkdown(fill(guideText, pricesOf(await content.settings())));
    return { seed: 'web-development-guide', heading, lead, crumbs, changedOn: null, html, headings };
  },
  head: (_data, { origin, site }) => ({
    title: 'Web development guide for business owners',
    description: `How to get a website or web app made without learning by paying for mistakes: brief, budget, contract, text, testing, law and upkeep, by ${site.brandName}.`,
    structured: [
      breadcrumbs(
        origin,
        crumbs.map(({ label, href }) => ({ name: label, path: href })),
      ),
    ],
  }),
});
