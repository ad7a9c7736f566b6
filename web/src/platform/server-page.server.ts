import type { FilledContent } from './filled-content.server.ts';
import type { Params } from './matcher.ts';
import type { SiteFrame } from './site-frame.ts';

interface PageRequest {
  readonly path: string;
  readonly params: Params;
  /** Listed parameters only. */
  readonly query: Readonly<Record<string, string>>;
  readonly content: FilledContent;
  readonly site: SiteFrame;
  readonly origin: string;
}

/** A page's own head; the renderer adds brand, canonical address, social tags and robots. */
export interface HeadContent {
  /** Without the brand, which the renderer appends unless `wholeTitle`. */
  readonly title: string;
  readonly wholeTitle?: boolean;
  readonly description: string;
  /** JSON-LD objects without `@context`. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
}

export interface PageAnswer {
  readonly data: unknown;
  readonly head: HeadContent;
  /** Where it is not 200: an invalid link shows its own page with 404. */
  readonly status?: number;
}

export type ServerPage = (request: PageRequest) => Promise<PageAnswer>;

interface ServerPageParts<Data> {
  /** Loads the page's data. Throws an AppError `not-found` where a parameter fails its check. */
  load(request: PageRequest): Data | Promise<Data>;
  head(data: Data, request: PageRequest): HeadContent;
  status?(data: Data): number;
}

/** Pairs a page's loader with the head made from its data. */
export function serverPage<Data>({ load, head, status }: ServerPageParts<Data>): ServerPage {
  return async (request) => {
    const data = await load(request);
    return { data, head: head(data, request), ...(status ? { status: status(data) } : {}) };
  };
}
