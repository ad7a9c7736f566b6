import { paths } from '@agency/domain/site/paths';
import { services } from '@agency/domain/site/services';
import { serverPage } from '../../platform/server-page.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

interface StartingRate {
  readonly service: string;
  /** Pence, ex VAT. */
  readonly from: number;
  readonly billing: 'once' | 'monthly';
}

export interface ServicesData {
  readonly rates: readonly StartingRate[];
}

export const servicesPage = serverPage<ServicesData>({
  async load({ content }) {
    const { estimateRates } = await content.settings();
    return { rates: estimateRates.map(({ service, from, billing }) => ({ service, from, billing })) };
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
