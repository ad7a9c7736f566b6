import { fillFigures } from '@agency/domain/figures/fill';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { renderMarkdown } from '../../views/markdown/markdown.ts';
import type { ReadingData } from '../../views/reading/reading-page.tsx';
import guideText from '../content/guide/web-development-guide.md?raw';
import { breadcrumbs } from '../shared/structured-data.server.ts';

const heading = 'A guide to getting something built for the web';
const lead = 'What to decide, what to ask, what to put in writing, and when not to hire anyone.';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Services', href: paths.services() },
  { label: 'Web development guide', href: paths.developmentGuide() },
];

export const guidePage = serverPage<ReadingData>({
  async load({ content }) {
    const { html, headings } = renderMarkdown(fillFigures(guideText, await content.figures()));
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
