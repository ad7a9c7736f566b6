import { fillFigures } from '@agency/domain/figures/fill';
import type { PriceRange } from '@agency/domain/figures/prices';
import { AppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { toWorkSummary, type WorkSummary } from '../../views/portfolio/work-summary.ts';
import type { ServiceContent } from '../content/services/service-content.ts';
import { serviceContents, serviceName } from '../content/services/services.server.ts';
import { breadcrumbs, faqPage, serviceOffer } from '../shared/structured-data.server.ts';

export interface RelatedService {
  readonly slug: string;
  readonly name: string;
  readonly lead: string;
}

export interface ServiceData {
  readonly content: ServiceContent;
  readonly name: string;
  readonly range: PriceRange;
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
  readonly related: readonly RelatedService[];
  /** Pieces of work in which it was used. */
  readonly work: readonly WorkSummary[];
}

const mostWork = 2;

export const servicePage = serverPage<ServiceData>({
  async load({ content: source, params }) {
    const text = serviceContents.get(params.service ?? '');
    if (!text) throw new AppError('not-found', 'We can’t find this service.');
    const [portfolio, figures] = await Promise.all([source.portfolio(), source.figures()]);
    const content = fillFigures(text, figures);
    return {
      content,
      name: serviceName(content.slug),
      range: figures.prices[content.slug],
      vatRate: figures.vatRate,
      related: content.related.flatMap((slug) => {
        const other = serviceContents.get(slug);
        return other
          ? [{ slug, name: serviceName(slug), lead: fillFigures(other.description, figures) }]
          : [];
      }),
      work: portfolio
        .filter(({ services }) => services.includes(content.slug))
        .slice(0, mostWork)
        .map(toWorkSummary),
    };
  },
  head: ({ content, name, range, vatRate }, { origin, site, path }) => ({
    title: content.title,
    description: content.description,
    structured: [
      serviceOffer(origin, site, { name, description: content.description, path, range, vatRate }),
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Services', path: paths.services() },
        { name, path },
      ]),
      faqPage(content.questions),
    ],
  }),
});
