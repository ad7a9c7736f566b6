import { readFile } from 'node:fs/promises';
import { type PortfolioItem, portfolioItem } from '@agency/domain/portfolio-item/schema';
import type { PublicTestimonial } from '@agency/domain/site/content';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';
import { workCovers } from './pictures/covers.ts';
import { putCover } from './pictures/put-cover.ts';

type Entry = Pick<
  PortfolioItem,
  'slug' | 'title' | 'client' | 'sector' | 'summary' | 'services' | 'results' | 'featured' | 'priceFrom'
> & { readonly testimonial: PublicTestimonial | null };

/** Their texts are beside this file, in `portfolio-items/{slug}.md`. */
const items: Entry[] = [
  {
    slug: 'order-ahead-bakery',
    title: 'Bread ordered the day before',
    client: 'Meadowbank Bakehouse',
    sector: 'Food and drink',
    summary: 'A bakery that sold out early now takes orders until four in the afternoon the day before.',
    services: ['websites', 'ecommerce'],
    results: [
      { value: '4 pm', label: 'orders close for the next morning' },
      { value: '11 weeks', label: 'from the first meeting to launch' },
    ],
    featured: true,
    priceFrom: 480000,
    testimonial: {
      quote:
        'On the first Saturday nothing was left over and no one went away without bread. I hadn’t seen that before.',
      name: 'Rosa Linden',
      role: 'Meadowbank Bakehouse',
      sample: true,
    },
  },
  {
    slug: 'studio-portfolio',
    title: 'A portfolio that loads on the train',
    client: 'Fennel and Rye Studio',
    sector: 'Creative',
    summary: 'A photographer’s site with two hundred pictures that opens quickly on a phone.',
    services: ['websites'],
    results: [
      { value: '38 kB', label: 'before the first picture' },
      { value: '0', label: 'scripts from other companies' },
    ],
    featured: true,
    priceFrom: 360000,
    testimonial: null,
  },
  {
    slug: 'physio-booking',
    title: 'Appointments without phone calls',
    client: 'Stillwater Physiotherapy',
    sector: 'Health and wellness',
    summary: 'Patients book, move and cancel their own appointments, and the practice keeps its rules.',
    services: ['web-apps'],
    results: [{ value: '24 hours', label: 'a day to book, move or cancel' }],
    featured: true,
    priceFrom: 900000,
    testimonial: {
      quote: 'They asked how we work before they showed us anything. The rules in the system are ours.',
      name: 'Jo Marlow',
      role: 'Stillwater Physiotherapy',
      sample: true,
    },
  },
  {
    slug: 'cycle-workshop',
    title: 'A workshop that knows where every bike is',
    client: 'Gorse Hill Cycles',
    sector: 'Retail',
    summary: 'A back office for repairs: what came in, what’s waiting for parts, what’s ready.',
    services: ['admin-backends', 'web-apps'],
    results: [{ value: '3', label: 'screens in the first release' }],
    featured: true,
    priceFrom: 1200000,
    testimonial: {
      quote: 'We got three screens. I was sure we needed thirty.',
      name: 'Sam Whitlock',
      role: 'Gorse Hill Cycles',
      sample: true,
    },
  },
  {
    slug: 'village-hall',
    title: 'One calendar for a village hall',
    client: 'Lower Fenwick Hall',
    sector: 'Community',
    summary: 'Clubs book the rooms, and the treasurer sees what they owe.',
    services: ['websites', 'bespoke-solutions'],
    results: [{ value: '31', label: 'clubs in two rooms' }],
    featured: false,
    priceFrom: 840000,
    testimonial: null,
  },
  {
    slug: 'farm-shop',
    title: 'A farm shop online',
    client: 'Cold Ash Farm',
    sector: 'Food and drink',
    summary: 'Vegetable boxes that change every week, and delivery days that follow the van.',
    services: ['ecommerce'],
    results: [{ value: '1 page', label: 'to change for a whole week’s offer' }],
    featured: false,
    priceFrom: 750000,
    testimonial: null,
  },
  {
    slug: 'parish-accessibility',
    title: 'A council site that more people can use',
    client: 'Upper Marden Parish',
    sector: 'Public sector',
    summary: 'An audit of forty pages, and all of its findings fixed.',
    services: ['accessibility-compliance', 'website-updates-migrations'],
    results: [{ value: '112', label: 'findings, all fixed' }],
    featured: false,
    priceFrom: 320000,
    testimonial: null,
  },
  {
    slug: 'school-clubs',
    title: 'Places in after-school clubs, shared fairly',
    client: 'Quarry Road Primary',
    sector: 'Education',
    summary: 'Four hundred families, six clubs, and a draw with rules that anyone can check.',
    services: ['web-apps'],
    results: [{ value: '0', label: 'places given twice' }],
    featured: false,
    priceFrom: 980000,
    testimonial: null,
  },
];

/** Eight pieces of work. They and their clients are invented, and every page says so. */
export async function seedPortfolio(context: SeedContext): Promise<void> {
  await Promise.all(items.map((item, position) => seedItem(context, item, position)));
}

async function seedItem(context: SeedContext, item: Entry, position: number): Promise<void> {
  const { put, at } = context;
  const body = await readFile(new URL(`./portfolio-items/${item.slug}.md`, import.meta.url), 'utf8');
  const cover = workCovers[item.slug];
  const images = cover
    ? [{ ...(await putCover(context, 'portfolio', item.slug, cover)), alt: cover.alt }]
    : [];
  put('portfolioItems', [item.slug], portfolioItem, {
    ...item,
    body,
    images,
    pictures: images.map(({ path }) => path),
    sample: true,
    position,
    published: true,
    createdAt: at(-200 + position),
    updatedAt: at(-40),
    updatedBy: people.admin.uid,
  });
}
