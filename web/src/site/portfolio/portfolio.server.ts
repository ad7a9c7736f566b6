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
    description: `${items.length} pieces of work by ${site.brandName}: what the problem was, what we built and what changed, with what each began at.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Our work', path: paths.portfolio() },
      ]),
    ],
  }),
});
