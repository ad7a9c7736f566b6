import type { PublicSettings } from '@agency/domain/site/content';

/** The agency's details in every page's header and footer. */
export type SiteFrame = Pick<
  PublicSettings,
  'brandName' | 'tagline' | 'email' | 'phone' | 'hours' | 'company' | 'socialLinks'
>;

export function toSiteFrame(settings: PublicSettings): SiteFrame {
  const { brandName, tagline, email, phone, hours, company, socialLinks } = settings;
  return { brandName, tagline, email, phone, hours, company, socialLinks };
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
  company: {
    registeredName: '',
    companyNumber: '',
    registeredIn: '',
    registeredOffice: { line1: '', line2: '', town: '', county: '', postcode: '', country: '' },
    vatNumber: null,
    icoNumber: null,
  },
};
