import type { PrivateSettings, SiteSettings } from './schema.ts';

/** The invented agency of the sample data and of tests; its numbers belong to nobody. */
export const sampleAgency = {
  brandName: 'Downland Digital',
  email: 'hello@downland.example',
  supportEmail: 'support@downland.example',
  phone: '01403 555 0100',
  company: {
    kind: 'company',
    registeredName: 'Downland Digital Ltd',
    companyNumber: '00000000',
    registeredIn: 'England and Wales',
    registeredOffice: {
      line1: '12 Chalk Row',
      line2: '',
      town: 'Horsham',
      county: 'West Sussex',
      postcode: 'RH12 0XX',
      country: 'United Kingdom',
    },
    vatNumber: 'GB000000000',
    icoNumber: 'ZA000000',
  },
} satisfies Partial<SiteSettings>;

export const sampleBankDetails: PrivateSettings['bankDetails'] = {
  accountName: 'Downland Digital Ltd',
  sortCode: '00-00-00',
  accountNumber: '00000000',
};
