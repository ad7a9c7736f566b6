import { isReference } from '@agency/domain/shared/ids';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { type PackagesData, toOffer } from '../../views/package/package-offer.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

export interface PackagesPageData extends PackagesData {
  /** Prices are shown with VAT first. */
  readonly withVat: boolean;
  /** Id of the package that the address names for the request form. */
  readonly chosen: string | null;
  /** Reference of the request that was just sent. */
  readonly sent: string | null;
}

export const packagesPage = serverPage<PackagesPageData>({
  async load({ content, query }) {
    const [packages, { vatRate }] = await Promise.all([content.packages(), content.figures()]);
    return {
      packages: packages.map(toOffer),
      vatRate,
      withVat: vatRate !== null && query.vat === 'inc',
      chosen: packages.find(({ id }) => id === query.package)?.id ?? null,
      sent: query.sent && isReference('packageRequest', query.sent) ? query.sent : null,
    };
  },
  head: ({ vatRate }, { origin, site }) => ({
    title: 'Packages and prices',
    description: `What ${site.brandName} charges${vatRate === null ? '' : ', with and without VAT'}: what is in each package, what is not, and how long it takes.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Packages and prices', path: paths.packages() },
      ]),
    ],
  }),
});
