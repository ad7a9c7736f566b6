import { servicePackage } from '@agency/domain/package/schema';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';

interface Entry {
  slug: string;
  name: string;
  summary: string;
  audience: string;
  features: string[];
  exclusions: string[];
  pounds: number;
  billing: 'once' | 'monthly';
  timeline: string;
  service: string;
  highlighted?: boolean;
}

const packages: Entry[] = [
  {
    slug: 'starter-website',
    name: 'Starter website',
    summary: 'A clear five-page site that says what you do, works on every phone, and is yours to edit.',
    audience: 'New and small businesses that need to be found and understood',
    features: [
      'Five pages, written with you',
      'Design to your brand',
      'Contact form that reaches your inbox',
      'Set up for search engines',
      'Meets WCAG 2.2 AA',
      'One hour of training',
    ],
    exclusions: ['Photography', 'Online payments'],
    pounds: 2_400,
    billing: 'once',
    timeline: '3 to 4 weeks',
    service: 'websites',
  },
  {
    slug: 'growth-website',
    name: 'Growth website',
    summary: 'Up to fifteen pages with a blog and case studies, built so that enquiries grow month by month.',
    audience: 'Established businesses that live from enquiries',
    features: [
      'Up to 15 pages and a blog',
      'Workshop on what your customers ask',
      'Case studies that you can add yourself',
      'Newsletter sign-up',
      'Consent-based analytics',
      'Search review three months after launch',
    ],
    exclusions: ['Photography', 'Monthly articles'],
    pounds: 4_800,
    billing: 'once',
    timeline: '6 to 8 weeks',
    service: 'websites',
    highlighted: true,
  },
  {
    slug: 'online-shop',
    name: 'Online shop',
    summary:
      'A shop with up to 200 products, card payments, delivery rules and stock that your staff can run.',
    audience: 'Makers and retailers who sell across the UK',
    features: [
      'Up to 200 products brought over for you',
      'Card and wallet payments',
      'Delivery zones and collection times',
      'Stock, vouchers and refunds',
      'Order emails in your own words',
      'Half a day of training on site',
    ],
    exclusions: ['Fees of the payment provider', 'Product photography'],
    pounds: 7_500,
    billing: 'once',
    timeline: '8 to 10 weeks',
    service: 'ecommerce',
  },
  {
    slug: 'web-app-discovery',
    name: 'Web app discovery',
    summary: 'Two weeks to turn an idea into a tested prototype, a plan and a fixed price for the build.',
    audience: 'Teams who run on spreadsheets and know that it cannot last',
    features: [
      'Interviews with the people who will use it',
      'A prototype that you can click through',
      'A list of what comes first, and why',
      'A fixed price for the first release',
      'Yours to take to any developer',
    ],
    exclusions: ['The build itself'],
    pounds: 3_600,
    billing: 'once',
    timeline: '2 weeks',
    service: 'web-apps',
  },
  {
    slug: 'care-plan',
    name: 'Care plan',
    summary:
      'Hosting, updates, daily backups and two hours of changes every month, with a person who answers.',
    audience: 'Anyone with a site that must not stand still',
    features: [
      'Hosting in the UK',
      'Security updates within two days',
      'Backups every night, tested every quarter',
      'Two hours of changes a month',
      'An answer within four working hours',
    ],
    exclusions: ['Unused hours do not carry over'],
    pounds: 95,
    billing: 'monthly',
    timeline: 'Starts within a week',
    service: 'hosting',
  },
  {
    slug: 'search-and-content',
    name: 'Search and content',
    summary: 'Two useful articles a month and steady work on how you are found, reported in plain words.',
    audience: 'Businesses that want to depend less on adverts',
    features: [
      'Two articles a month, researched and edited',
      'Technical checks of the whole site',
      'Local listings kept right',
      'One page of report a month: what we did, what it changed',
    ],
    exclusions: ['Advertising budgets', 'A promised position in search results: no one can give that'],
    pounds: 480,
    billing: 'monthly',
    timeline: 'At least 6 months to judge it by',
    service: 'seo-optimization',
  },
];

export function seedPackages({ put, at }: SeedContext): void {
  packages.forEach(({ pounds, highlighted = false, ...entry }, position) => {
    put('packages', [entry.slug], servicePackage, {
      ...entry,
      priceFrom: pounds * 100,
      highlighted,
      position,
      published: true,
      createdAt: at(-300),
      updatedAt: at(-25),
      updatedBy: people.admin.uid,
    });
  });
}
