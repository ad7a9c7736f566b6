import type { Brand } from '../template.ts';

/** The sender in tests of mails. */
export const testBrand: Brand = {
  brandName: 'Downland Digital',
  origin: 'https://downland.example',
  email: 'hello@downland.example',
  supportEmail: 'support@downland.example',
  phone: '01403 555 0100',
  vatRegistered: true,
  company: {
    registeredName: 'Downland Digital Ltd',
    companyNumber: '12345678',
    registeredIn: 'England and Wales',
    registeredOffice: {
      line1: '1 Carfax',
      line2: '',
      town: 'Horsham',
      county: 'West Sussex',
      postcode: 'RH12 1AA',
      country: 'United Kingdom',
    },
    vatNumber: 'GB123456789',
    icoNumber: null,
  },
};
