import type { FirebaseClientSettings, FormResult } from '@agency/domain/site/render';
import type { ComponentType } from 'react';
import type { Params } from './matcher.ts';
import type { SiteFrame } from './site-frame.ts';

/** The props of every page component. `Data` is what the page's own loader returns. */
export interface PageProps<Data = undefined> {
  readonly data: Data;
  readonly params: Params;
  readonly path: string;
  readonly site: SiteFrame;
  /** Set when a form posted without script was refused. */
  readonly form?: FormResult | undefined;
}

/** The head of one page, ready to be rendered: the server makes it, the browser applies it after a navigation. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The full address of the social card. */
  readonly image: string;
  /** Content of the robots meta tag; absent for pages that may be indexed. */
  readonly robots?: string;
}

export interface PageError {
  readonly status: number;
  readonly message: string;
}

/** One page with all its data. Plain JSON, so that server and browser render the same from it. */
export interface PageState {
  readonly path: string;
  readonly site: SiteFrame;
  /** The loader's data; absent on pages that never hydrate (`hydrate: 'frame'`). */
  readonly data?: unknown;
  readonly error?: PageError;
  readonly form?: FormResult;
  /** Only on sign-in pages and in the signed-in areas. */
  readonly firebase?: FirebaseClientSettings;
}

/** The response of `{path}/_payload.json`. */
export interface PagePayload {
  /** The build that made it: an open tab of another one can't show it. */
  readonly build: string;
  readonly data?: unknown;
  readonly site: SiteFrame;
  readonly head: PageHead;
}

/**
 * A page as the table of pages knows it. Which data belongs to which page is the pairing in `routes.ts`; types can't
 * follow it through JSON, so this boundary accepts any page and a test renders every pair.
 */
export type AnyPage = ComponentType<PageProps<never>>;
