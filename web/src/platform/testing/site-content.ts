import type { PublicPackage, PublicSettings, SiteContent } from '@agency/domain/site/content';
import type { RendererSettings } from '@agency/domain/site/render';

// Content for tests of the public pages. Invented; see `.example`.

export const testSettings: PublicSettings = {
  brandName: 'Downland Digital',
  tagline: 'Websites and web apps for UK businesses.',
  origin: 'https://downland.example',
  email: 'hello@downland.example',
  supportEmail: 'support@downland.example',
  phone: '01403 555 0142',
  hours: ['Monday to Friday, 9:00 am to 5:30 pm'],
  company: {
    registeredName: 'Downland Digital Limited',
    companyNumber: '01234567',
    registeredIn: 'England and Wales',
    registeredOffice: {
      line1: '1 Chalk Lane',
      line2: '',
      town: 'Horsham',
      county: 'West Sussex',
      postcode: 'RH12 0AA',
      country: 'England',
    },
    vatNumber: 'GB123456789',
    icoNumber: null,
  },
  socialLinks: [],
  estimateRates: [
    { service: 'websites', from: 180_000, to: 600_000, billing: 'once' },
    { service: 'hosting', from: 2_500, to: 12_000, billing: 'monthly' },
  ],
};

export function testPackage(part: Partial<PublicPackage>): PublicPackage {
  return {
    id: 'package-1',
    slug: 'starter-site',
    name: 'Starter site',
    summary: 'Five pages that say what you do.',
    audience: 'Sole traders',
    features: ['Up to 5 pages', 'You own the domain'],
    exclusions: ['Photography'],
    priceFrom: 180_000,
    billing: 'once',
    timeline: '2 to 3 weeks',
    service: 'websites',
    highlighted: false,
    position: 1,
    ...part,
  };
}

const testPackages: readonly PublicPackage[] = [
  testPackage({}),
  testPackage({
    id: 'package-2',
    slug: 'care-plan',
    name: 'Care plan',
    priceFrom: 6_500,
    billing: 'monthly',
  }),
];

/** Site content with what a test changes. */
export function testContent(part: Partial<SiteContent> = {}): SiteContent {
  return {
    settings: async () => testSettings,
    pricing: async () => ({ vatRegistered: true, defaultVatRate: 2000 }),
    packages: async () => testPackages,
    posts: async () => [],
    post: async () => null,
    categories: async () => [],
    portfolio: async () => [],
    redirectFrom: async () => null,
    quoteByToken: async () => null,
    projectByToken: async () => null,
    unsubscribeByToken: async () => null,
    certificate: async () => null,
    ...part,
  };
}

export const testRenderer: RendererSettings = {
  origin: 'https://downland.example',
  firebase: {
    apiKey: 'key',
    authDomain: 'demo-agency.firebaseapp.com',
    projectId: 'demo-agency',
    storageBucket: 'demo-agency.appspot.com',
    appId: '1:1:web:1',
    region: 'europe-west2',
  },
};
