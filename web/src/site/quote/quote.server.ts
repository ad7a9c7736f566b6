import { budgetWords } from '@agency/domain/figures/budgets';
import { serviceRates } from '@agency/domain/figures/figures';
import { timelines } from '@agency/domain/quote/request';
import { paths } from '@agency/domain/site/paths';
import { type ServiceSlug, services } from '@agency/domain/site/services';
import { serverPage } from '../../platform/server-page.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';
import type { QuotePageData } from './quote-data.ts';
import { acceptedTypes } from './upload.ts';

function serviceOf(value: string | undefined): ServiceSlug | null {
  return value !== undefined && Object.hasOwn(services, value) ? (value as ServiceSlug) : null;
}

export const quotePage = serverPage<QuotePageData>({
  async load({ content, query }) {
    const [packages, settings, { vatRate, budgetSteps }] = await Promise.all([
      content.packages(),
      content.settings(),
      content.figures(),
    ]);
    return {
      packages: packages.map(({ id, slug, name, summary, priceFrom, billing }) => ({
        id,
        slug,
        name,
        summary,
        priceFrom,
        billing,
      })),
      rates: serviceRates(settings),
      vatRate,
      chosenPackage: packages.find((offered) => offered.slug === query.package)?.id ?? null,
      chosenService: serviceOf(query.service),
      budgets: budgetWords(budgetSteps),
      timelines,
      acceptedFiles: acceptedTypes,
      email: settings.email,
      phone: settings.phone,
    };
  },
  head: (_data, { site, origin }) => ({
    title: 'Request a quote',
    description: `Tell ${site.brandName} what you need and see a price range while you type. You’ll get a written quote with a fixed price within ${site.soon.quote}.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Request a quote', path: paths.quote() },
      ]),
    ],
  }),
});
