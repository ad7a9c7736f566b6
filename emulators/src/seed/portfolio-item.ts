import { type PortfolioItem, portfolioItem } from '@agency/domain/portfolio-item/schema';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';

type Entry = Pick<
  PortfolioItem,
  | 'slug'
  | 'title'
  | 'client'
  | 'sector'
  | 'summary'
  | 'services'
  | 'results'
  | 'featured'
  | 'priceFrom'
  | 'testimonial'
  | 'body'
>;

const items: Entry[] = [
  {
    slug: 'order-ahead-bakery',
    title: 'Bread ordered the day before',
    client: 'Meadowbank Bakehouse',
    sector: 'Food and drink',
    summary: 'A bakery that sells out by ten now takes orders until four in the afternoon before.',
    services: ['websites', 'ecommerce'],
    results: [
      { value: '4 pm', label: 'orders close for the next morning' },
      { value: '11 weeks', label: 'from the first talk to launch' },
    ],
    featured: true,
    priceFrom: 480000,
    testimonial: {
      quote:
        'On the first Saturday we had nothing left over and nobody sent away. I had not seen that in nine years.',
      name: 'Rosa Linden',
      role: 'Meadowbank Bakehouse',
      sample: true,
    },
    body: `## The problem

The queue began at seven and the rye was gone by eight. People who had driven ten miles went home without bread.

## What we did

A site with one job: choose loaves, choose a time, pay, collect. Staff see tomorrow's list on a tablet beside the oven, and one button closes the day.

## What changed

The first month is still running, so there are no figures to show yet. What the bakers say is that they bake what was ordered, and throw away less.
`,
  },
  {
    slug: 'studio-portfolio',
    title: 'A portfolio that loads on the train',
    client: 'Fennel and Rye Studio',
    sector: 'Creative',
    summary: 'Two hundred photographs, none of them in the way.',
    services: ['websites'],
    results: [
      { value: '38 kB', label: 'before the first picture' },
      { value: '0', label: 'scripts of other companies' },
    ],
    featured: true,
    priceFrom: 360000,
    testimonial: null,
    body: `## The problem

A studio for product photography had a site that took eleven seconds on a phone. Clients looked at it in meetings, and talked over the wait.

## What we did

Pictures are made in five sizes at upload and arrive when they are near. The page works before any script has loaded.

## What changed

The first picture stands after one second on a slow connection, measured on a four-year-old phone.
`,
  },
  {
    slug: 'physio-booking',
    title: 'Appointments without the telephone',
    client: 'Stillwater Physiotherapy',
    sector: 'Health and wellness',
    summary: 'Patients book, move and cancel by themselves, and the practice keeps its rules.',
    services: ['web-apps'],
    results: [{ value: '24 hours', label: 'in which a cancelled place is offered on' }],
    featured: true,
    priceFrom: 900000,
    testimonial: {
      quote: 'They asked how we work before they showed us anything. The rules in it are ours.',
      name: 'Jo Marlow',
      role: 'Stillwater Physiotherapy',
      sample: true,
    },
    body: `## The problem

Two receptionists spent their mornings on the telephone, moving appointments.

## What we did

A booking system with the practice's own rules: first visits are longer, Thursdays are for children, and a cancelled place is offered to the waiting list.

## What changed

The telephone is for people who would rather talk.
`,
  },
  {
    slug: 'cycle-workshop',
    title: 'A workshop that knows where every bike is',
    client: 'Gorse Hill Cycles',
    sector: 'Retail',
    summary: 'A back office for repairs: what came in, what waits for parts, what is ready.',
    services: ['admin-backends', 'web-apps'],
    results: [{ value: '3', label: 'screens in the first release' }],
    featured: true,
    priceFrom: 1200000,
    testimonial: {
      quote: 'Three screens. I was sure we needed thirty.',
      name: 'Sam Whitlock',
      role: 'Gorse Hill Cycles',
      sample: true,
    },
    body: `## The problem

Repairs lived on paper tags. When a customer rang, somebody walked the racks.

## What we did

Three screens: take in, work, hand out. The customer gets a link that shows how the repair stands.

## What changed

Calls that ask 'is it ready?' went away. So did the tags.
`,
  },
  {
    slug: 'village-hall',
    title: 'One calendar for a village hall',
    client: 'Lower Fenwick Hall',
    sector: 'Community',
    summary: 'Clubs book the rooms, the treasurer sees what is owed.',
    services: ['websites', 'bespoke-solutions'],
    results: [{ value: '2', label: 'rooms, 31 clubs' }],
    featured: false,
    priceFrom: 420000,
    testimonial: null,
    body: `## The problem

A paper diary, one key holder, and a treasurer who wrote invoices from memory.

## What we did

A public calendar, bookings that a person confirms, and a list of what each club owes at the end of the month.

## What changed

The diary is in a drawer, for old times' sake.
`,
  },
  {
    slug: 'farm-shop',
    title: 'A farm shop on the web',
    client: 'Cold Ash Farm',
    sector: 'Food and drink',
    summary: 'Boxes that change every week, and deliveries that follow the van.',
    services: ['ecommerce'],
    results: [{ value: '2 hours', label: 'to change the whole offer of the week' }],
    featured: false,
    priceFrom: 750000,
    testimonial: null,
    body: `## The problem

What is ripe changes weekly. A shop built for fixed products made the farmer fight it every Monday.

## What we did

One page per week, copied from the last one, and delivery days by postcode.

## What changed

Monday is for picking again.
`,
  },
  {
    slug: 'parish-accessibility',
    title: 'A council site that everybody can use',
    client: 'Upper Marden Parish',
    sector: 'Public sector',
    summary: 'An audit of forty pages, put right in six weeks.',
    services: ['accessibility-compliance', 'website-updates-migrations'],
    results: [{ value: '112', label: 'findings, all closed' }],
    featured: false,
    priceFrom: 320000,
    testimonial: null,
    body: `## The problem

Public bodies have to meet accessibility regulations, and this site met few of them. Minutes were scanned pictures.

## What we did

An audit with people who use screen readers, then the work in order of harm. Minutes are text now.

## What changed

The statement on the site is true.
`,
  },
  {
    slug: 'school-clubs',
    title: 'Places in after-school clubs, shared fairly',
    client: 'Quarry Road Primary',
    sector: 'Education',
    summary: 'Four hundred families, six clubs, one morning on which places were gone in a minute.',
    services: ['web-apps'],
    results: [{ value: '0', label: 'places given twice' }],
    featured: false,
    priceFrom: 680000,
    testimonial: null,
    body: `## The problem

Whoever had the fastest connection got the place.

## What we did

Families rank their wishes within a week, and places are drawn by rules that the school wrote down.

## What changed

Nobody sits at the screen at midnight.
`,
  },
];

/** Eight pieces of work. They and their clients are invented, and every page says so. */
export function seedPortfolio({ put, at }: SeedContext): void {
  items.forEach((item, position) => {
    put('portfolioItems', [item.slug], portfolioItem, {
      ...item,
      images: [],
      sample: true,
      position,
      published: true,
      createdAt: at(-200 + position),
      updatedAt: at(-40),
      updatedBy: people.admin.uid,
    });
  });
}
