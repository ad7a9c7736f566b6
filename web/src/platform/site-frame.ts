import { type Soon, soonOf } from '@agency/domain/figures/soon';
import { legalSentences } from '@agency/domain/settings/legal-words';
import type { Pricing, PublicSettings } from '@agency/domain/site/content';

/** The agency's details, which every page has: header, footer and forms show them. */
export interface SiteFrame
  extends Pick<
    PublicSettings,
    'brandName' | 'tagline' | 'email' | 'phone' | 'hours' | 'company' | 'socialLinks'
  > {
  /** What UK law wants the agency to say of itself on every page. */
  readonly legalLine: string;
  readonly soon: Soon;
}

/** The VAT number is left out where no VAT is charged, so that no page can show it. */
export function toSiteFrame(settings: PublicSettings, { vatRegistered }: Pricing): SiteFrame {
  const { brandName, tagline, email, phone, hours, socialLinks } = settings;
  const { vatNumber, ...company } = settings.company;
  const shown = { ...company, vatNumber: vatRegistered ? vatNumber : null };
  return {
    brandName,
    tagline,
    email,
    phone,
    hours,
    company: shown,
    socialLinks,
    legalLine: legalSentences({ brandName, company: shown, vatRegistered }).join(' '),
    soon: soonOf(settings),
  };
}

/**
 * The fallback when even the settings can't be read; a page with it has no header or footer, and its title ends in
 * this name.
 */
export const unknownSite: SiteFrame = {
  brandName: 'This website',
  tagline: '',
  email: '',
  phone: '',
  hours: [],
  socialLinks: [],
  legalLine: '',
  soon: soonOf({ times: {} }),
  company: {
    registeredName: '',
    companyNumber: '',
    registeredIn: '',
    registeredOffice: { line1: '', line2: '', town: '', county: '', postcode: '', country: '' },
    vatNumber: null,
    icoNumber: null,
  },
};
