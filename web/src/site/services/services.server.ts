import type { PriceRange } from '@agency/domain/figures/prices';
import { paths } from '@agency/domain/site/paths';
import { type ServiceSlug, services } from '@agency/domain/site/services';
import { serverPage } from '../../platform/server-page.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

export interface ServicesData {
  readonly prices: Readonly<Record<ServiceSlug, PriceRange>>;
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
}

export const servicesPage = serverPage<ServicesData>({
  async load({ content }) {
    const { prices, vatRate } = await content.figures();
    return { prices, vatRate };
  },
  head: (_data, { origin, site }) => ({
    title: 'Services: websites, web apps, AI integration and care',
    description: `All ${Object.keys(services).length} services of ${site.brandName}, from websites and shops to web apps, AI integration, hosting and accessibility, with what each starts at.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Services', path: paths.services() },
      ]),
    ],
  }),
});
