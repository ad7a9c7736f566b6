import { soonOf } from '@agency/domain/figures/soon';
import { namedAddress } from '../mail-queue/message.ts';
import type { Deps } from '../platform/deps.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import type { Brand } from './template.ts';

/** Who we are in mails: from the settings, except the origin, which is the configured one. */
export async function readBrand(deps: Deps): Promise<Brand> {
  const [site, business] = await Promise.all([readSiteSettings(deps), readPrivateSettings(deps)]);
  const { brandName, email, supportEmail, phone, company } = site;
  return {
    brandName,
    email,
    supportEmail,
    phone,
    company,
    origin: deps.config.origin,
    vatRegistered: business.vatRegistered,
    vatRate: business.vatRegistered ? business.defaultVatRate : null,
    soon: soonOf(site),
  };
}

export function senderOf(brand: Brand): string {
  return namedAddress(brand.brandName, brand.email);
}
