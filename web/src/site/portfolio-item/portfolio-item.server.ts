import { AppError } from '@agency/domain/shared/errors';
import type { PublicPortfolioItem } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { renderMarkdown } from '../../views/markdown/markdown.ts';
import { toWorkSummary, type WorkSummary } from '../../views/portfolio/work-summary.ts';
import { serviceName } from '../content/services/services.server.ts';
import { breadcrumbs, creativeWork } from '../shared/structured-data.server.ts';

export interface PortfolioItemData {
  readonly item: Omit<PublicPortfolioItem, 'body' | 'services'>;
  readonly html: string;
  readonly services: readonly { readonly slug: string; readonly name: string }[];
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
  /** The next in the list, wrapping round to the first. */
  readonly next: WorkSummary | null;
}

export const portfolioItemPage = serverPage<PortfolioItemData>({
  async load({ content, params }) {
    const [items, { vatRate }] = await Promise.all([content.portfolio(), content.figures()]);
    const index = items.findIndex(({ slug }) => slug === params.slug);
    const found = items[index];
    if (!found) throw new AppError('not-found', 'We can’t find this piece of work.');
    const { body, services, ...item } = found;
    const following = items.length > 1 ? items[(index + 1) % items.length] : undefined;
    return {
      item,
      html: renderMarkdown(body).html,
      vatRate,
      services: services.map((slug) => ({ slug, name: serviceName(slug) })),
      next: following ? toWorkSummary(following) : null,
    };
  },
  head: ({ item }, { origin, site, path }) => ({
    title: `${item.title}${item.client === '' ? '' : `, for ${item.client}`}`,
    description: item.summary,
    structured: [
      creativeWork(origin, site, { ...item, path }),
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Our work', path: paths.portfolio() },
        { name: item.title, path },
      ]),
    ],
  }),
});
