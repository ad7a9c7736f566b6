import { timeWords } from '@agency/domain/figures/time-words';
import { defaultTimes } from '@agency/domain/figures/times';
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
  /** How soon a written quote and an answer come, and how long the quote form takes: '2 working days'. */
  readonly soon: { readonly quote: string; readonly reply: string; readonly form: string };
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

function soonOf(settings: Pick<PublicSettings, 'times'>): SiteFrame['soon'] {
  const times = { ...defaultTimes, ...settings.times };
  return {
    quote: timeWords(times['written-quote']),
    reply: timeWords(times.reply),
    form: timeWords(times['quote-form']),
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
