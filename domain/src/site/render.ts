import type { ErrorCode, Issue } from '../shared/errors.ts';
import type { Area } from './area.ts';
import type { CachePolicy } from './cache-policy.ts';
import type { SiteContent } from './content.ts';

/**
 * The interface between the page renderer (built from `web`) and the function that serves pages.
 * The server bundle `web/dist/server/entry-server.js` exports `createRenderer` with the type `CreateRenderer`.
 */
export type CreateRenderer = (settings: RendererSettings) => PageRenderer;

/** Firebase as the browser starts it; the signed-in areas and the sign-in pages carry it, public pages never do. */
export interface FirebaseClientSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
  readonly region: string;
  /** Present where functions, database and files are open to callers with an App Check token only. */
  readonly appCheck?: true;
  /** Origins of the local emulators (`http://127.0.0.1:9099`); absent in production. */
  readonly emulators?: {
    readonly auth: string;
    readonly firestore: string;
    readonly functions: string;
    readonly storage: string;
  };
}

export interface RendererSettings {
  /** Scheme and host of the public site, without a trailing slash. The only source of absolute addresses. */
  readonly origin: string;
  readonly firebase: FirebaseClientSettings;
  /** Google's tag for statistics on public pages; absent where the agency uses none, and then nobody is asked. */
  readonly analyticsTag?: string;
}

/** What a form post without script found wrong; the page comes back with the values that were sent. */
export interface FormResult {
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  readonly issues: readonly Issue[];
  /** The error's code; `invalid-argument` where it is left out. */
  readonly code?: ErrorCode;
}

/** What an address asks for, decided before any content is read. */
export interface PagePlan {
  /**
   * Everything in the request that the response depends on: same key and same content, same bytes. Query parameters
   * that the page does not declare are left out.
   */
  readonly key: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly kind: 'html' | 'payload';
  readonly area: Area;
  /** How long caches may serve the response, unless it is an error or repeats what somebody typed. */
  readonly cache: CachePolicy;
  /** True when the response may be kept in memory for everybody (known public pages without parameters). */
  readonly shareable: boolean;
  /** The redirect target when the address has a trailing slash. */
  readonly redirectTo?: string;
}

export interface RenderResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Its `Cache-Control`. */
  readonly cache: CachePolicy;
  readonly body: string;
  /** The internal error, for the function's log; the page reveals nothing of it. */
  readonly failure?: unknown;
}

/** The content of a social card; see `SocialCard.address`. */
export interface SocialCard {
  /** The path of the picture. It covers everything that the picture depends on, so that it may be cached for good. */
  readonly address: string;
  /** The page's title, without the brand. */
  readonly title: string;
  readonly brandName: string;
  /** 'downland.example'. */
  readonly host: string;
  /** The page's own hillside, as paths of an SVG of the picture's size. */
  readonly contour: { readonly lines: string; readonly indexLines: string };
}

export interface PageRenderer {
  readonly buildId: string;
  /** When it was built, as `/builds/latest.json` says it. */
  readonly builtAt: string;
  /** Reads an address as received (`/quote/_payload.json`, `?package=…`); never throws, whatever is in it. */
  plan(path: string, search: string): PagePlan;
  /** Renders the plan; never rejects: a failure becomes the error page with its status. */
  render(plan: PagePlan, content: SiteContent, form?: FormResult): Promise<RenderResult>;
  /** The card of the page at a path; null where there is no indexable page. */
  socialCard(path: string, content: SiteContent): Promise<SocialCard | null>;
}
