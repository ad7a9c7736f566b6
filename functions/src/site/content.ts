import { type CertificateView, certificate as certificateSchema } from '@agency/domain/certificate/schema';
import type { LinkKind } from '@agency/domain/link/schema';
import { publicPackage } from '@agency/domain/package/public';
import { packageQueries } from '@agency/domain/package/queries';
import { servicePackage } from '@agency/domain/package/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Pricing, PublicPackage, PublicSettings, SiteContent } from '@agency/domain/site/content';
import { pricingOn } from '@agency/domain/vat/history';
import { unsubscribeView } from '../mail-queue/unsubscribe-view.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, findDocuments } from '../platform/firestore.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { previewBehind } from '../records/blog-post/preview.ts';
import { findOpenLink } from '../records/link/open.ts';
import { projectBehind, quoteBehind } from '../records/link/view.ts';
import { ContentCache, readNow } from './content-cache.ts';
import {
  readCategories,
  readNextPublication,
  readPortfolio,
  readPost,
  readPosts,
  readRedirect,
} from './published.ts';

/** Content for one page, which knows until when the page made from it is fresh. */
export interface PageContent extends SiteContent {
  /** Milliseconds since the epoch; the earliest of all that was read for the page. */
  freshUntil(): number;
  /** When what the page shows changes by the clock, in milliseconds since the epoch; infinite where it does not. */
  changesAt(): number;
}

interface CacheEntry {
  readonly cache: ContentCache;
  /**
   * The latest time at which a scheduled post became public, as far as this process knows; what was read before that is
   * stale.
   */
  published: number;
}

const cacheByDb = new WeakMap<Deps['db'], CacheEntry>();

function cacheOf(deps: Deps): CacheEntry {
  const known = cacheByDb.get(deps.db);
  if (known) return known;
  const made = { cache: new ContentCache(() => deps.clock().getTime()), published: 0 };
  cacheByDb.set(deps.db, made);
  return made;
}

/** What pages are made from: published content from the cache, what a token opens from the database every time. */
export function siteContent(deps: Deps): PageContent {
  const cache = cacheOf(deps);
  let freshUntil = Number.POSITIVE_INFINITY;
  let changesAt = Number.POSITIVE_INFINITY;
  const cached = async <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const entry = await cache.cache.get(key, read);
    freshUntil = Math.min(freshUntil, entry.freshUntil);
    return entry.value;
  };
  const nextPublication = async (): Promise<number> => {
    for (;;) {
      const key = `next publication after ${cache.published}`;
      const next = await cached(key, () => readNextPublication(deps));
      if (next > deps.clock().getTime()) return next;
      cache.published = Math.max(cache.published, next);
    }
  };
  /** For content that changes by the clock: fresh no longer than until the next post becomes public. */
  const untilNext = async <T>(key: string, read: () => Promise<T>): Promise<T> => {
    changesAt = Math.min(changesAt, await nextPublication());
    freshUntil = Math.min(freshUntil, changesAt);
    return cached(`${key} after ${cache.published}`, read);
  };
  return {
    freshUntil: () => freshUntil,
    changesAt: () => changesAt,
    settings: () => cached('settings', () => readPublicSettings(deps)),
    pricing: () => cached('pricing', () => readPricing(deps)),
    packages: () => cached('packages', () => readPackages(deps)),
    posts: () => untilNext('posts', () => readPosts(deps)),
    // Only posts in the list are read and cached: made-up slugs cost nothing.
    post: async (slug) => {
      const known = await untilNext('posts', () => readPosts(deps));
      if (!known.some((post) => post.slug === slug)) return null;
      return untilNext(`post ${slug}`, () => readPost(deps, slug));
    },
    categories: () => cached('categories', () => readCategories(deps)),
    portfolio: () => cached('portfolio', () => readPortfolio(deps)),
    redirectFrom: (path) => readNow('where a page went', () => readRedirect(deps, path)),
    quoteByToken: (token) => readNow('a quote', () => behindToken(deps, 'quote', token, quoteBehind)),
    projectByToken: (token) => readNow('a project', () => behindToken(deps, 'project', token, projectBehind)),
    unsubscribeByToken: (token) => readNow('a preference', () => unsubscribeView(deps, token)),
    previewByToken: (token) => readNow('a preview', () => previewBehind(deps, token)),
    certificate: (id) => readNow('a certificate', () => readCertificate(deps, id)),
  };
}

async function readPublicSettings(deps: Deps): Promise<PublicSettings> {
  const {
    id: _id,
    createdAt: _made,
    updatedAt: _at,
    updatedBy: _by,
    ...shown
  } = await readSiteSettings(deps);
  return shown;
}

async function readPricing(deps: Deps): Promise<Pricing> {
  return pricingOn(await readPrivateSettings(deps), londonDate(deps.clock()));
}

async function readPackages(deps: Deps): Promise<readonly PublicPackage[]> {
  const found = await findDocuments(deps, servicePackage, packageQueries.packagesPublished, [true]);
  return found.map(publicPackage);
}

async function behindToken<T>(
  deps: Deps,
  kind: LinkKind,
  token: string,
  read: (deps: Deps, link: { readonly documentId: string }) => Promise<T | null>,
): Promise<T | null> {
  const link = await findOpenLink(deps, kind, token);
  return link && (await read(deps, link));
}

async function readCertificate(deps: Deps, id: string): Promise<CertificateView | null> {
  if (!/^[A-Za-z0-9-]{8,64}$/.test(id)) return null;
  const found = await findDocument(certificateSchema, documentRef(deps.db, 'certificates', id));
  if (found === null) return null;
  const { quoteId, version, contentHash, termsVersion, termsSha256, name, acceptedAt, voidedAt } = found;
  return {
    id: found.id,
    quoteNumber: quoteId,
    version,
    contentHash,
    termsVersion,
    termsSha256,
    name,
    acceptedAt: acceptedAt.toISOString(),
    voidedAt: voidedAt?.toISOString() ?? null,
  };
}
