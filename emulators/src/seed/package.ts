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
    summary: 'A clear five-page site that says what you do, works on every phone and is easy to edit.',
    audience: 'New and small businesses that need to be found and understood',
    features: [
      '5 pages, written with you',
      'Design to your brand',
      'Contact form that reaches your inbox',
      'Set up for search engines',
      'Meets WCAG 2.2 AA',
      '1 hour of training',
    ],
    exclusions: ['Photography', 'Online payments'],
    pounds: 2_400,
    billing: 'once',
    timeline: '{{time starter-website}}',
    service: 'websites',
  },
  {
    slug: 'growth-website',
    name: 'Growth website',
    summary: 'Up to 15 pages with a blog and case studies, for businesses that want more enquiries.',
    audience: 'Established businesses that rely on enquiries',
    features: [
      'Up to 15 pages and a blog',
      'A workshop on what your customers ask',
      'Case studies you can add yourself',
      'Newsletter sign-up',
      'Analytics with consent',
      'A search review 3 months after launch',
    ],
    exclusions: ['Photography', 'Monthly articles'],
    pounds: 4_800,
    billing: 'once',
    timeline: '{{time growth-website}}',
    service: 'websites',
    highlighted: true,
  },
  {
    slug: 'online-shop',
    name: 'Online shop',
    summary:
      'A shop with up to 200 products, card payments, delivery rules and stock that your staff can manage.',
    audience: 'Makers and retailers who sell across the UK',
    features: [
      'Up to 200 products moved for you',
      'Card and wallet payments',
      'Delivery zones and collection times',
      'Stock, vouchers and refunds',
      'Order emails in your own words',
      'Half a day of training at your place',
    ],
    exclusions: ['The payment provider’s fees', 'Product photography'],
    pounds: 7_500,
    billing: 'once',
    timeline: '{{time ecommerce}}',
    service: 'ecommerce',
  },
  {
    slug: 'web-app-discovery',
    name: 'Web app discovery',
    summary: 'We turn an idea into a tested prototype, a plan and a fixed price for the build.',
    audience: 'Teams that have outgrown their spreadsheets',
    features: [
      'Interviews with the people who will use it',
      'A prototype you can click through',
      'A list of what to build first, and why',
      'A fixed price for the first release',
      'You can take it to any developer',
    ],
    exclusions: ['The build itself'],
    pounds: 3_600,
    billing: 'once',
    timeline: '{{time web-app-discovery}}',
    service: 'web-apps',
  },
  {
    slug: 'care-plan',
    name: 'Care plan',
    summary: 'Hosting, updates, daily backups and 2 hours of changes every month, with a person who answers.',
    audience: 'Anyone whose site has to stay safe and up to date',
    features: [
      'Hosting in the UK',
      'Security updates within {{time security-update}}',
      'Backups every night, tested every quarter',
      '2 hours of changes a month',
      'An answer within {{time support-reply}}',
    ],
    exclusions: ['Hours you don’t use don’t carry over'],
    pounds: 95,
    billing: 'monthly',
    timeline: 'Starts once your site is with us',
    service: 'hosting',
  },
  {
    slug: 'search-and-content',
    name: 'Search and content',
    summary:
      '2 useful articles a month and steady work on how people find you, with a report in plain words.',
    audience: 'Businesses that want to rely less on adverts',
    features: [
      '2 articles a month, researched and edited',
      'Technical checks of the whole site',
      'Correct local listings',
      'A one-page report each month: what we did and what it changed',
    ],
    exclusions: ['Advertising budgets', 'A promised position in search results: no one can give that'],
    pounds: 480,
    billing: 'monthly',
    timeline: 'Judge it after {{time seo-optimization}}',
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
