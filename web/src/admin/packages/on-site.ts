import { figuresOf } from '@agency/domain/figures/figures';
import { publicPackage } from '@agency/domain/package/public';
import { packageQueries } from '@agency/domain/package/queries';
import type { ServicePackage } from '@agency/domain/package/schema';
import { type PackagesOnSite, packageSiteChange, type SiteChange } from '@agency/domain/package/site-change';
import { londonDate } from '@agency/domain/shared/dates';
import { type Listed, readableRows, type Stored } from '@agency/domain/shared/parse';
import { pricingOn } from '@agency/domain/vat/history';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { packages } from '../../firebase/records/package.ts';
import { privateSettings, siteSettings } from '../../firebase/records/settings.ts';

/** All packages in their order; suspends. */
export function usePackages(): readonly Listed<ServicePackage>[] {
  return useRecords(packages, packageQueries.packageList, []);
}

/** What the site changes where this one takes the place of what is stored of it; suspends. */
export function usePackageSiteChange(): (after: Stored<ServicePackage>) => SiteChange {
  const stored = readableRows(usePackages());
  const site = useRecord(siteSettings, 'site');
  const business = useRecord(privateSettings, 'private');
  if (!site || !business) throw new Error('The settings are missing');
  const onSite = (all: readonly Stored<ServicePackage>[]): PackagesOnSite => {
    const shown = all.filter(({ published }) => published).map(publicPackage);
    const pricing = pricingOn(business, londonDate(new Date()));
    return { packages: shown, prices: figuresOf({ settings: site, pricing, packages: shown }).prices };
  };
  return (after) =>
    packageSiteChange(onSite(stored), onSite(stored.map((each) => (each.id === after.id ? after : each))));
}
