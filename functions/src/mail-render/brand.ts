import { soonOf } from '@agency/domain/figures/soon';
import { londonDate } from '@agency/domain/shared/dates';
import { pricingOn } from '@agency/domain/vat/history';
import { namedAddress } from '../mail-queue/message.ts';
import type { Deps } from '../platform/deps.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import type { Brand } from './template.ts';

/** Who we are in mails: from the settings, except the origin, which is the configured one. */
export async function readBrand(deps: Deps): Promise<Brand> {
  const [site, business] = await Promise.all([readSiteSettings(deps), readPrivateSettings(deps)]);
  const pricing = pricingOn(business, londonDate(deps.clock()));
  const { brandName, email, supportEmail, phone, company } = site;
  return {
    brandName,
    email,
    supportEmail,
    phone,
    company,
    origin: deps.config.origin,
    vatRegistered: pricing.vatRegistered,
    vatRate: pricing.vatRegistered ? pricing.defaultVatRate : null,
    soon: soonOf(site),
  };
}

export function senderOf(brand: Brand): string {
  return namedAddress(brand.brandName, brand.email);
}
