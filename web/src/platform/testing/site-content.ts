import { type Figures, figuresOf } from '@agency/domain/figures/figures';
import { sampleAgency } from '@agency/domain/settings/sample-agency';
import type {
  Pricing,
  PublicPackage,
  PublicPortfolioItem,
  PublicPost,
  PublicSettings,
  SiteContent,
} from '@agency/domain/site/content';
import type { RendererSettings } from '@agency/domain/site/render';

// Content for tests of the public pages. Invented; see `.example`.

export const testSettings: PublicSettings = {
  ...sampleAgency,
  tagline: 'Websites and web apps for UK businesses.',
  origin: 'https://downland.example',
  hours: ['Monday to Friday, 9:00 am to 5:30 pm'],
  socialLinks: [],
  estimateRates: [
    { service: 'websites', from: 180_000, to: 600_000, billing: 'once' },
    { service: 'hosting', from: 2_500, to: 12_000, billing: 'monthly' },
  ],
  prices: {},
  times: {},
  budgetSteps: [200_000, 500_000],
};

export const testPricing: Pricing = {
  vatRegistered: true,
  defaultVatRate: 2000,
  quoteValidityDays: 30,
  paymentTermsDays: 14,
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

export const testFigures: Figures = figuresOf({
  settings: testSettings,
  pricing: testPricing,
  packages: [],
});

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

const testPost: PublicPost = {
  slug: 'what-a-website-costs',
  title: 'What a website costs',
  excerpt: 'The price of making one, and of keeping it.',
  cover: null,
  coverAlt: '',
  author: 'Ellis Warren',
  categories: ['planning'],
  publishedAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  words: 900,
  body: '## To make\n\nText.\n\n## To keep\n\nMore text.\n\n## To leave\n\nThe end.',
  seoTitle: '',
  seoDescription: '',
};

const testWork: PublicPortfolioItem = {
  slug: 'order-ahead',
  title: 'Bread ordered the day before',
  client: 'Meadowbank Bakehouse',
  sector: 'Food and drink',
  summary: 'A bakery that takes orders until four in the afternoon before.',
  body: '## The problem\n\nThe rye was gone by eight.',
  services: ['websites'],
  images: [],
  results: [{ value: '4 pm', label: 'orders close' }],
  testimonial: { quote: 'Nothing is left over.', name: 'Rosa Linden', role: '', sample: true },
  priceFrom: 480_000,
  sample: true,
  featured: true,
  position: 0,
  updatedAt: '2026-10-01T09:00:00.000Z',
};

/** Site content with a test's changes. */
export function testContent(part: Partial<SiteContent> = {}): SiteContent {
  return {
    settings: async () => testSettings,
    pricing: async () => testPricing,
    packages: async () => testPackages,
    posts: async () => [testPost],
    post: async (slug) => (slug === testPost.slug ? testPost : null),
    categories: async () => [{ slug: 'planning', name: 'Planning', description: 'What things cost.' }],
    portfolio: async () => [testWork],
    redirectFrom: async () => null,
    quoteByToken: async () => null,
    projectByToken: async () => null,
    unsubscribeByToken: async () => null,
    previewByToken: async () => null,
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
