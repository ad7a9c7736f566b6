import type { PublicPost } from '@agency/domain/site/content';
import shopText from './ecommerce-website-development-west-sussex-guide.md?raw';
import appText from './mobile-app-development-uk-businesses-2025.md?raw';
import costsText from './web-development-costs-west-sussex-2025.md?raw';

interface Article
  extends Pick<PublicPost, 'slug' | 'title' | 'excerpt' | 'coverAlt' | 'seoTitle' | 'seoDescription'> {
  /** Slug of its category among those that staff maintain. */
  readonly category: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly body: string;
}

function article({ category, ...rest }: Article): PublicPost {
  // An empty author is the agency itself. Nobody uploads these covers: they come with the build (views/post).
  const words = rest.body.split(/\s+/).length;
  return { ...rest, categories: [category], author: '', cover: null, words };
}

/** Articles that belong to the site itself, at routes of their own; lists, feed and sitemap show them among the posts. */
export const articles: readonly PublicPost[] = [
  article({
    slug: 'web-development-costs-west-sussex-2025',
    title: 'What web development costs in West Sussex in 2025',
    excerpt:
      'Five firms, five prices, and none of them lying. What a day costs, where the hours go, what comes every year after, and two worked examples.',
    coverAlt: 'Drawing of six bars that make up a website’s price; building is a quarter of it',
    seoTitle: 'Web development costs in West Sussex, 2025',
    seoDescription:
      'What websites, shops and web apps cost in West Sussex, from £2,400 to £32,000 before VAT: where the hours go, the yearly bill after, and two worked examples.',
    category: 'planning-and-costs',
    publishedAt: '2025-03-11T09:00:00.000Z',
    updatedAt: '2026-11-27T09:00:00.000Z',
    body: costsText,
  }),
  article({
    slug: 'mobile-app-development-uk-businesses-2025',
    title: 'Mobile apps for UK businesses: does yours need one?',
    excerpt:
      'Five questions that decide between an app and a page, what an app costs to build and to keep in the stores, and three invented cases worked through.',
    coverAlt:
      'Drawing of a page of boats in a browser and a phone with an app for the same, with “or” between them',
    seoTitle: 'Mobile app development for UK businesses, 2025',
    seoDescription:
      'Does your business need a mobile app? Five questions to decide, prices from £14,000 to £45,000, yearly upkeep, store rules and UK law, with three worked cases.',
    category: 'web-apps',
    publishedAt: '2025-05-20T09:00:00.000Z',
    updatedAt: '2026-11-27T09:00:00.000Z',
    body: appText,
  }),
  article({
    slug: 'ecommerce-website-development-west-sussex-guide',
    title: 'Opening an online shop from West Sussex: a guide',
    excerpt:
      'Sell ten by hand, do the sum for one parcel, then decide: rented platform or your own shop, delivery, payment, the law and the first hundred days.',
    coverAlt: 'Drawing of a parcel beside the sum for one bowl, of which £10.18 is left',
    seoTitle: 'Ecommerce development in West Sussex: a guide',
    seoDescription:
      'How to open an online shop from West Sussex: the sum for one parcel, rented or own, product pages, delivery, payment, consumer law, cost and the first 100 days.',
    category: 'building-well',
    publishedAt: '2025-09-02T09:00:00.000Z',
    updatedAt: '2026-11-27T09:00:00.000Z',
    body: shopText,
  }),
];
