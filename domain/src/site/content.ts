import type { BlogPostText } from '../blog-post/schema.ts';
import type { CertificateView } from '../certificate/schema.ts';
import type { ServicePackage } from '../package/schema.ts';
import type { PortfolioContent, Testimonial } from '../portfolio-item/schema.ts';
import type { TrackedProject } from '../project/view.ts';
import type { QuoteView } from '../quote/view.ts';
import type { SiteSettings } from '../settings/schema.ts';
import type { Stored } from '../shared/parse.ts';
import type { OptionalMail } from '../user/schema.ts';

/** What pages need to know of the business; an agency that is not registered for VAT shows none anywhere. */
export interface Pricing {
  readonly vatRegistered: boolean;
  /** Basis points. */
  readonly defaultVatRate: number;
  /** How long a quote is valid, and how long an invoice may take to be paid. */
  readonly quoteValidityDays: number;
  readonly paymentTermsDays: number;
}

/** A published package as the site needs it: no stamps. */
export type PublicPackage = Omit<
  Stored<ServicePackage>,
  'createdAt' | 'updatedAt' | 'updatedBy' | 'published' | 'publishedAt'
>;
/** The site's settings without stamps. */
export type PublicSettings = Omit<SiteSettings, 'createdAt' | 'updatedAt' | 'updatedBy'>;

/** The optional mails, and which of them this link has switched off. */
export interface UnsubscribeView {
  readonly template: OptionalMail;
  readonly isOff: boolean;
}

/** A post in lists, the feed and the sitemap; times are ISO texts. */
export interface PublicPostSummary
  extends Pick<BlogPostText, 'title' | 'excerpt' | 'cover' | 'coverAlt' | 'author'> {
  readonly slug: string;
  readonly categories: readonly string[];
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** The day on which somebody last read it through; null where nobody noted one. */
  readonly checkedOn?: string | null;
  /** Approximate, for the reading time. */
  readonly words: number;
}

/** A draft, for anyone who has the address of its preview. */
export interface PostPreview {
  readonly post: PublicPost;
  /** Opens the pictures of the draft, which nobody else sees yet. */
  readonly pictureTicket: string;
  /** Who shared it, and until when it can be read: an ISO text. */
  readonly by: string;
  readonly expiresAt: string;
}

/** A post with its text (Markdown). */
export interface PublicPost
  extends PublicPostSummary,
    Pick<BlogPostText, 'body' | 'seoTitle' | 'seoDescription'> {}

export interface PublicCategory {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** What it was called in addresses before, where it was: posts may still say so. */
  readonly formerSlugs?: readonly string[];
}

/** Words of a client as visitors read them: nothing of how they were given. */
export type PublicTestimonial = Pick<Testimonial, 'quote' | 'name' | 'role' | 'sample'>;

/** A published piece of work; `updatedAt` is an ISO text. */
export type PublicPortfolioItem = Omit<PortfolioContent, 'testimonial'> & {
  readonly testimonial: PublicTestimonial | null;
  readonly position: number;
  readonly updatedAt: string;
};

/**
 * The source of the pages' content, which the rendering function reads from Firestore; every call may be cached there.
 */
export interface SiteContent {
  settings(): Promise<PublicSettings>;
  pricing(): Promise<Pricing>;
  /** Published ones in their order. */
  packages(): Promise<readonly PublicPackage[]>;
  /** Public by the clock now, the newest first. */
  posts(): Promise<readonly PublicPostSummary[]>;
  /** Null where nothing public stands under this slug. */
  post(slug: string): Promise<PublicPost | null>;
  /** In their order. */
  categories(): Promise<readonly PublicCategory[]>;
  /** Published ones in their order. */
  portfolio(): Promise<readonly PublicPortfolioItem[]>;
  /** The new path of a page that moved from this one; null where none did. */
  redirectFrom(path: string): Promise<string | null>;
  /** Null for every token that opens nothing, whatever the reason. */
  quoteByToken(token: string): Promise<QuoteView | null>;
  projectByToken(token: string): Promise<TrackedProject | null>;
  previewByToken(token: string): Promise<PostPreview | null>;
  unsubscribeByToken(token: string): Promise<UnsubscribeView | null>;
  certificate(id: string): Promise<CertificateView | null>;
}
