import { withVat } from '@agency/domain/figures/price-words';
import type { PriceRange } from '@agency/domain/figures/prices';
import { legalAddress, legalName } from '@agency/domain/settings/legal-words';
import { mediaFile, socialPictureFile } from '@agency/domain/site/files';
import { absoluteUrl } from '@agency/domain/site/paths';
import type { ResponsivePicture } from '@agency/domain/site/picture';
import type { SiteFrame } from '../../platform/site-frame.ts';

type Structured = Readonly<Record<string, unknown>>;

export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): Structured {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** The agency itself, as its settings describe it. */
export function professionalService(origin: string, site: SiteFrame): Structured {
  const { line1, line2, town, county, postcode } = legalAddress(site.company);
  return {
    '@type': 'ProfessionalService',
    '@id': `${origin}/#agency`,
    name: site.brandName,
    legalName: legalName(site),
    description: site.tagline,
    url: `${origin}/`,
    image: absoluteUrl(origin, socialPictureFile),
    email: site.email,
    telephone: site.phone,
    ...(site.company.vatNumber === null ? {} : { vatID: site.company.vatNumber }),
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    ...(site.socialLinks.length === 0 ? {} : { sameAs: site.socialLinks.map(({ url }) => url) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [line1, line2].filter((part) => part !== '').join(', '),
      addressLocality: town,
      addressRegion: county,
      postalCode: postcode,
      addressCountry: 'GB',
    },
  };
}

export function faqPage(questions: readonly { question: string; text: string }[]): Structured {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly range: PriceRange;
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
}

/** UN/CEFACT codes of the units that a price is for. */
const unitCodes = { monthly: 'MON', hourly: 'HUR', daily: 'DAY' } as const;

function priceSpecification({ from, to, billing }: PriceRange, vatRate: number | null): Structured {
  return {
    '@type': billing === 'once' ? 'PriceSpecification' : 'UnitPriceSpecification',
    priceCurrency: 'GBP',
    minPrice: String(from / 100),
    maxPrice: String(to / 100),
    ...(billing === 'once' ? {} : { unitCode: unitCodes[billing] }),
    ...(vatRate === null ? {} : { valueAddedTaxIncluded: true }),
  };
}

/** A service of the agency, with the price range on its page: what is paid, VAT and all. */
export function serviceOffer(origin: string, site: SiteFrame, facts: ServiceFacts): Structured {
  const { name, description, path, range, vatRate } = facts;
  const paid = vatRate === null ? range : withVat(range, vatRate);
  return {
    '@type': 'Service',
    name,
    description,
    url: `${origin}${path}`,
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    provider: { '@type': 'ProfessionalService', '@id': `${origin}/#agency`, name: site.brandName },
    offers: { '@type': 'Offer', priceCurrency: 'GBP', priceSpecification: priceSpecification(paid, vatRate) },
  };
}

interface LocalFacts {
  readonly town: string;
  readonly description: string;
  readonly path: string;
}

/** The agency's work for one town. */
export function localService(
  origin: string,
  site: SiteFrame,
  { town, description, path }: LocalFacts,
): Structured {
  return {
    '@type': 'Service',
    name: `Web development in ${town}`,
    description,
    url: `${origin}${path}`,
    areaServed: { '@type': 'City', name: town },
    provider: { '@type': 'ProfessionalService', '@id': `${origin}/#agency`, name: site.brandName },
  };
}

/** The picture of a page for search engines: one address, in a width they accept. */
function imageOf(origin: string, path: string | null | undefined, built?: ResponsivePicture): Structured {
  if (path) return { image: absoluteUrl(origin, mediaFile(`${path}/1600.webp`)) };
  // Sizes are in order, the widest last: '/assets/a-1120-3f9a1c2b.webp 1440w'.
  const widest = built?.sources.at(-1)?.srcset.split(', ').at(-1)?.split(' ')[0];
  return widest ? { image: `${origin}${widest}` } : {};
}

interface PostFacts {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly path: string;
  /** The picture on top: its path below `/media/`. */
  readonly cover: string | null;
  /** A picture of the build instead. */
  readonly built: ResponsivePicture | undefined;
}

export function blogPosting(origin: string, site: SiteFrame, post: PostFacts): Structured {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    ...imageOf(origin, post.cover, post.built),
    datePublished: post.publishedAt,
    dateModified: [post.publishedAt, post.updatedAt].toSorted().at(-1),
    inLanguage: 'en-GB',
    mainEntityOfPage: `${origin}${post.path}`,
    author:
      post.author === ''
        ? { '@type': 'Organization', name: site.brandName, url: `${origin}/` }
        : { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', '@id': `${origin}/#agency`, name: site.brandName },
  };
}

/** A free browser application: a demo, a calculator. */
export function webApplication(facts: { name: string; description: string; url: string }): Structured {
  return {
    '@type': 'WebApplication',
    ...facts,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Needs JavaScript',
    inLanguage: 'en-GB',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
  };
}

interface WorkFacts {
  readonly title: string;
  readonly summary: string;
  readonly sector: string;
  readonly path: string;
  readonly images: readonly { readonly path: string }[];
}

export function creativeWork(origin: string, site: SiteFrame, work: WorkFacts): Structured {
  return {
    '@type': 'CreativeWork',
    name: work.title,
    description: work.summary,
    ...imageOf(origin, work.images[0]?.path),
    ...(work.sector === '' ? {} : { about: work.sector }),
    url: `${origin}${work.path}`,
    inLanguage: 'en-GB',
    creator: { '@type': 'Organization', '@id': `${origin}/#agency`, name: site.brandName },
  };
}
