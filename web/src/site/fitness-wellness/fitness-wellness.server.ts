import { fillFigures } from '@agency/domain/figures/fill';
import { priceWords } from '@agency/domain/figures/price-words';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { fitnessWellness, type IndustryContent } from '../content/industries/fitness-wellness.server.ts';
import { serviceName } from '../content/services/services.server.ts';
import { breadcrumbs, faqPage } from '../shared/structured-data.server.ts';

export interface IndustryData {
  readonly content: IndustryContent;
  readonly parts: readonly {
    readonly slug: string;
    readonly name: string;
    readonly why: string;
    readonly price: string;
  }[];
}

export const fitnessWellnessPage = serverPage<IndustryData>({
  async load({ content: source }) {
    const figures = await source.figures();
    const content = fillFigures(fitnessWellness, figures);
    return {
      content,
      parts: content.parts.map(({ slug, why }) => ({
        slug,
        name: serviceName(slug),
        why,
        price: priceWords(figures.prices[slug], figures.vatRate),
      })),
    };
  },
  head: ({ content }, { origin, path }) => ({
    title: content.title,
    description: content.description,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Services', path: paths.services() },
        { name: content.heading, path },
      ]),
      faqPage(content.questions),
    ],
  }),
});
