import { AppError } from '@agency/domain/shared/errors';
import type { PublicSettings } from '@agency/domain/site/content';
import { paths } from '../../paths.ts';
import { serverPage } from '../../platform/server-page.server.ts';
import { breadcrumbs, faqPage, serviceOffer } from '../../platform/structured-data.server.ts';
import type { ServiceContent } from '../content/services/service-content.ts';
import { serviceContents, serviceName } from '../content/services/services.server.ts';

export interface PriceRange {
  /** Pence, ex VAT. */
  readonly from: number;
  readonly to: number;
  readonly billing: 'once' | 'monthly';
}

export interface RelatedService {
  readonly slug: string;
  readonly name: string;
  readonly lead: string;
}

export interface ServiceData {
  readonly content: ServiceContent;
  readonly name: string;
  readonly range: PriceRange;
  readonly related: readonly RelatedService[];
}

/** The range that staff publish in the settings, which the quote form estimates by as well. */
function rangeOf(content: ServiceContent, { estimateRates }: PublicSettings): PriceRange {
  const rate = estimateRates.find(({ service }) => service === content.slug);
  if (!rate) return content.price.fallback;
  const { from, to, billing } = rate;
  return { from, to, billing };
}

export const servicePage = serverPage<ServiceData>({
  async load({ content: source, params }) {
    const content = serviceContents.get(params.service ?? '');
    if (!content) throw new AppError('not-found', 'There is no such service.');
    return {
      content,
      name: serviceName(content.slug),
      range: rangeOf(content, await source.settings()),
      related: content.related.flatMap((slug) => {
        const other = serviceContents.get(slug);
        return other ? [{ slug, name: serviceName(slug), lead: other.description }] : [];
      }),
    };
  },
  head: ({ content, name, range }, { origin, site, path }) => ({
    title: content.title,
    description: content.description,
    structured: [
      serviceOffer(origin, site, { name, description: content.description, path, range }),
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Services', path: paths.services() },
        { name, path },
      ]),
      faqPage(content.questions),
    ],
  }),
});
