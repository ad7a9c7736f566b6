import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { toWorkSummary, type WorkSummary } from '../../views/portfolio/work-summary.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

export interface PortfolioData {
  readonly items: readonly WorkSummary[];
}

export const portfolioPage = serverPage<PortfolioData>({
  async load({ content }) {
    return { items: (await content.portfolio()).map(toWorkSummary) };
  },
  head: ({ items }, { origin, site }) => ({
    title: 'Our work: websites, shops and web apps',
    description:
      items.length === 0
        ? `Four small applications by ${site.brandName} that you can try in your browser: bookings, courses and a project board, with real rules.`
        : `Work by ${site.brandName}, piece by piece: what the problem was, what we built, what changed, and the price that each began at.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Our work', path: paths.portfolio() },
      ]),
    ],
  }),
});
