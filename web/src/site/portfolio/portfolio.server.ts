import { paths } from '../../paths.ts';
import { serverPage } from '../../platform/server-page.server.ts';
import { breadcrumbs } from '../../platform/structured-data.server.ts';

export interface PortfolioSummary {
  readonly slug: string;
  readonly title: string;
  readonly client: string;
  readonly sector: string;
  readonly summary: string;
  readonly sample: boolean;
}

export interface PortfolioData {
  readonly items: readonly PortfolioSummary[];
}

export const portfolioPage = serverPage<PortfolioData>({
  async load({ content }) {
    const items = await content.portfolio();
    return {
      items: items.map(({ slug, title, client, sector, summary, sample }) => ({
        slug,
        title,
        client,
        sector,
        summary,
        sample,
      })),
    };
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
