import { type PackageContent, type ServicePackage, servicePackage } from '@agency/domain/package/schema';
import {
  type PortfolioContent,
  type PortfolioItem,
  portfolioItem,
  type Testimonial,
} from '@agency/domain/portfolio-item/schema';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { savePackage } from '../../functions/src/package/save.ts';
import { savePortfolioItem } from '../../functions/src/portfolio-item/save.ts';
import { asStaff, type World } from './world.ts';

/** What staff write of a package; each has another address. */
export function packageContent(slug: string, rest: Partial<PackageContent> = {}): PackageContent {
  return {
    slug,
    name: 'Tune-up',
    summary: 'A morning on one page.',
    audience: 'Owners',
    features: ['Faster pages'],
    exclusions: [],
    priceFrom: 45_000,
    billing: 'once',
    timeline: '1 week',
    service: null,
    highlighted: false,
    ...rest,
  };
}

export async function packageOf({ deps }: World, id: string): Promise<Stored<ServicePackage>> {
  const path = `packages/${id}`;
  return parseDocument(servicePackage, path, (await deps.db.doc(path).get()).data());
}

/** A saved one, not published: its id, which is its slug, and what was seen of it. */
export async function makePackage(world: World, id: string, rest: Partial<PackageContent> = {}) {
  const content = packageContent(id, rest);
  await savePackage(world.deps, { packageId: id, content, seen: null }, asStaff);
  return { packageId: id, content, seen: (await packageOf(world, id)).updatedAt.getTime() };
}

/** What somebody said, with all that has to be known of it. */
export const realWords: Testimonial = {
  quote: 'We open on time now.',
  name: 'Rosa Linden',
  role: 'Owner, Meadowbank Bakehouse',
  sample: false,
  saidOn: '2026-06-03',
  consent: 'Email of 3 June 2026',
  original: 'Mailbox of the project, 3 June 2026',
  email: null,
};

export function workContent(slug: string, rest: Partial<PortfolioContent> = {}): PortfolioContent {
  return {
    slug,
    title: 'Bread ordered the day before',
    client: 'Meadowbank Bakehouse',
    sector: 'Food and drink',
    summary: 'A bakery that takes orders until four.',
    body: '## The problem\n\nThe rye was gone by eight.',
    services: ['websites'],
    images: [],
    results: [{ value: '4 pm', label: 'orders close' }],
    testimonial: null,
    priceFrom: 480_000,
    sample: false,
    featured: true,
    ...rest,
  };
}

export async function workOf({ deps }: World, id: string): Promise<Stored<PortfolioItem>> {
  const path = `portfolioItems/${id}`;
  return parseDocument(portfolioItem, path, (await deps.db.doc(path).get()).data());
}

/** A saved one, not published: its id, which is its slug, and what was seen of it. */
export async function makeWork(world: World, id: string, rest: Partial<PortfolioContent> = {}) {
  const content = workContent(id, rest);
  await savePortfolioItem(world.deps, { itemId: id, content, seen: null }, asStaff);
  return { itemId: id, content, seen: (await workOf(world, id)).updatedAt.getTime() };
}
