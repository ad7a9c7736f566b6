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
    title: 'What web development costs in West Sussex',
    excerpt:
      'Why five firms quote five prices: what a day costs, where the hours go, what you pay every year after, and two worked examples.',
    coverAlt: 'Drawing of six bars that make up a website’s price; building is a quarter of it',
    seoTitle: 'What web development costs in West Sussex',
    seoDescription:
      'What websites, shops and web apps cost in West Sussex: what a day pays for, where the hours go, what you pay every year, and two worked examples.',
    category: 'planning-and-costs',
    publishedAt: '2025-03-11T09:00:00.000Z',
    updatedAt: '2026-11-30T06:00:00.000Z',
    body: costsText,
  }),
  article({
    slug: 'mobile-app-development-uk-businesses-2025',
    title: 'Mobile apps for UK businesses: does yours need one?',
    excerpt:
      'Five questions to help you choose between an app and a web page, what an app costs to build and keep in the stores, and three invented cases.',
    coverAlt:
      'Drawing of a page of boats in a browser and a phone with an app for them, with “or” in between',
    seoTitle: 'Mobile apps for UK businesses: do you need one?',
    seoDescription:
      'Does your business need a mobile app? Five questions to help you decide, what it costs to build and keep up, store rules, UK law and three worked cases.',
    category: 'web-apps',
    publishedAt: '2025-05-20T09:00:00.000Z',
    updatedAt: '2026-11-30T06:00:00.000Z',
    body: appText,
  }),
  article({
    slug: 'ecommerce-website-development-west-sussex-guide',
    title: 'How to open an online shop in West Sussex',
    excerpt:
      'Sell ten by hand and do the sum for one parcel. Then decide: a rented platform or your own shop, delivery, payment, the law and what to do after you open.',
    coverAlt: 'Drawing of a parcel beside the sum for one bowl, of which £10.18 is left',
    seoTitle: 'Ecommerce websites in West Sussex: a guide',
    seoDescription:
      'How to open an online shop in West Sussex: the sum for one parcel, rented platform or your own, product pages, delivery, payment, consumer law and cost.',
    category: 'building-well',
    publishedAt: '2025-09-02T09:00:00.000Z',
    updatedAt: '2026-11-30T06:00:00.000Z',
    body: shopText,
  }),
];
