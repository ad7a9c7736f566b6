import { randomBytes } from 'node:crypto';
import { blogCategory } from '@agency/domain/blog-category/schema';
import { type BlogPost, blogPost } from '@agency/domain/blog-post/schema';
import { servicePackage } from '@agency/domain/package/schema';
import { portfolioItem } from '@agency/domain/portfolio-item/schema';
import type { CreateRenderer, PageRenderer } from '@agency/domain/site/render';
import { optionalMails } from '@agency/domain/user/schema';
import { inRoot } from '@agency/emulators/suite/paths';
import * as v from 'valibot';
import { shareBlogPostPreview } from '../../functions/src/blog-post/share-preview.ts';
import { mintUnsubscribeToken } from '../../functions/src/mail-queue/unsubscribe-token.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { sha256Hex } from '../../functions/src/platform/hash.ts';
import type { HttpRequest, HttpResponse } from '../../functions/src/platform/http.ts';
import { acceptQuote } from '../../functions/src/quote/accept.ts';
import { mintToken } from '../../functions/src/records/link/token.ts';
import { linkActor } from '../../functions/src/records/quote/store.ts';
import type { PageServer } from '../../functions/src/site/ssr.ts';
import { startedPost } from './blog-post-world.ts';
import { headOf, makeSent, yesTo } from './quote-world.ts';
import { httpRequest } from './support/http-request.ts';
import { asStaff, caller, callerFrom, type World } from './world.ts';

// The public site on the real handler: the built renderer, the function's own code, and documents in the emulator.

/** The renderer as it is deployed. */
export async function builtRenderer({ config }: Deps): Promise<PageRenderer> {
  // Our own build: it is compiled against this type.
  const built = (await import(inRoot('functions/lib/web/entry-server.js'))) as {
    readonly createRenderer: CreateRenderer;
  };
  return built.createRenderer({ origin: config.origin, firebase: config.firebase });
}

const then = new Date('2026-06-01T09:00:00Z');
const stamps = { createdAt: then, updatedAt: then, updatedBy: 'staff' };

const somePackage = v.parse(servicePackage, {
  slug: 'starter-site',
  name: 'Starter site',
  summary: 'Five pages that say what you do.',
  audience: 'Sole traders',
  features: ['Up to 5 pages'],
  exclusions: [],
  priceFrom: 180_000,
  billing: 'once',
  timeline: '3 weeks',
  service: 'websites',
  highlighted: true,
  position: 1,
  published: true,
  ...stamps,
});

export const someWork = v.parse(portfolioItem, {
  slug: 'bread-ahead',
  title: 'Bread ordered the day before',
  client: 'Meadowbank Bakehouse',
  sector: 'Food and drink',
  summary: 'A bakery that takes orders until four.',
  body: '## The problem\n\nThe rye was gone by eight.',
  services: ['websites'],
  images: [],
  results: [],
  testimonial: null,
  priceFrom: null,
  sample: true,
  featured: true,
  position: 0,
  published: true,
  ...stamps,
});

const someCategory = v.parse(blogCategory, {
  name: 'Planning',
  description: 'What things cost.',
  position: 0,
  createdBy: 'staff',
  ...stamps,
});

export function makePost(part: Partial<BlogPost> = {}): BlogPost {
  return v.parse(blogPost, {
    title: 'What a website costs',
    excerpt: 'The price of making one, and of keeping it.',
    body: '## To make\n\nText.\n\n## To keep\n\nMore text.',
    cover: null,
    coverAlt: '',
    categories: ['planning'],
    author: 'Sam Webb',
    seoTitle: '',
    seoDescription: '',
    slug: 'what-a-website-costs',
    status: 'published',
    publishAt: then,
    searchTokens: [],
    createdBy: 'staff',
    ...stamps,
    ...part,
  });
}

/** One of everything that the public site shows. */
export async function fillSite({ db }: Deps): Promise<void> {
  await Promise.all([
    db.doc('packages/starter').set(somePackage),
    db.doc('portfolioItems/bread').set(someWork),
    db.doc('blogCategories/planning').set(someCategory),
    db.doc('blogPosts/costs').set(makePost()),
  ]);
}

export interface SecretPaths {
  readonly quote: string;
  readonly project: string;
  readonly certificate: string;
  readonly unsubscribe: string;
  readonly preview: string;
}

/** The page of a draft that somebody shared. */
async function previewPath(world: World): Promise<string> {
  const { postId } = await startedPost(world);
  const { url } = await shareBlogPostPreview(world.deps, { postId }, asStaff);
  return new URL(url).pathname;
}

/** Addresses that open something: an accepted quote, its project and its certificate. */
export async function openSecretPaths(world: World): Promise<SecretPaths> {
  const { deps } = world;
  const quoteId = await makeSent(world);
  const { linkId } = await headOf(world, quoteId);
  const { version, contentHash, name, choices } = await yesTo(world, quoteId);
  const { certificateId, projectId } = await acceptQuote(deps, {
    quoteId,
    name,
    actor: linkActor(name),
    caller,
    channel: 'link',
    acceptance: { version, contentHash, choices },
  });
  const tokenOf = async (kind: 'quote' | 'project', id: string) => {
    const rotation = (await deps.db.doc(`links/${id}`).get()).get('rotation');
    return mintToken(deps.config, { kind, linkId: id, rotation });
  };
  const unsubscribe = mintUnsubscribeToken(deps.config, {
    template: optionalMails[0],
    addressHash: sha256Hex('sam@example.com'),
    uid: null,
  });
  const project = await deps.db.doc(`projects/${projectId}`).get();
  return {
    quote: `/client/quotes/view/${await tokenOf('quote', linkId ?? '')}`,
    project: `/project/track/${await tokenOf('project', project.get('linkId'))}`,
    certificate: `/verify/${certificateId}`,
    unsubscribe: `/unsubscribe/${unsubscribe}`,
    preview: await previewPath(world),
  };
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the name of every header that the handler reads. */
  readonly onHeader?: (name: string) => void;
}

/** A request as the function gets it, each from its own caller. */
export function pageRequest(
  address: string,
  { method = 'GET', headers = {}, onHeader }: Asking = {},
): HttpRequest {
  const [path = '/', search = ''] = address.split(/\?(.*)/s);
  return httpRequest({
    method,
    path,
    query: new URLSearchParams(search),
    header: (name) => {
      onHeader?.(name);
      return headers[name];
    },
    caller: callerFrom(randomBytes(8).toString('hex')),
  });
}

/** Requests pages as the world's functions would. */
export function pageClient(server: PageServer, deps: Deps) {
  return (address: string, asking?: Asking): Promise<HttpResponse> =>
    server(pageRequest(address, asking), deps);
}
