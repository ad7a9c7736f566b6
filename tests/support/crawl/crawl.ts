import { type PageFacts, readPage } from './page-facts.ts';

/** The response of one address. `page` is set where it is HTML. */
export interface Visit {
  /** Path with its query, without a fragment. */
  readonly address: string;
  readonly status: number;
  readonly location: string | null;
  readonly robots: string | null;
  readonly page: PageFacts | undefined;
}

/** A link as it stands on a page. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** Without '#'; empty where it has none. */
  readonly fragment: string;
}

export interface Crawl {
  readonly visits: ReadonlyMap<string, Visit>;
  readonly links: readonly Link[];
}

/** The suite serves other tests at the same time. */
const atOnce = 4;

export async function visit(origin: string, address: string): Promise<Visit> {
  const answer = await fetch(`${origin}${address}`, { redirect: 'manual' });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await answer.text();
  return {
    address,
    status: answer.status,
    location: answer.headers.get('location'),
    robots: answer.headers.get('x-robots-tag'),
    page: isHtml ? readPage(body) : undefined,
  };
}

function linksOf(origin: string, { address, page }: Visit): Link[] {
  const links = page?.links.map((href) => new URL(href, `${origin}${address}`)) ?? [];
  return links
    .filter((url) => url.origin === origin)
    .map((url) => ({
      from: address,
      to: `${url.pathname}${url.search}`,
      fragment: decodeURIComponent(url.hash.slice(1)),
    }));
}

/** Follows every link to our own pages from the home page, each address once, without following redirects. */
export async function crawl(origin: string, isFollowed: (address: string) => boolean): Promise<Crawl> {
  const visits = new Map<string, Visit>();
  const links: Link[] = [];
  const seen = new Set(['/']);
  let waiting = ['/'];
  while (waiting.length > 0) {
    const batch = waiting.slice(0, atOnce);
    waiting = waiting.slice(atOnce);
    for (const found of await Promise.all(batch.map((address) => visit(origin, address)))) {
      visits.set(found.address, found);
      if (!isFollowed(found.address)) continue;
      const outward = linksOf(origin, found);
      links.push(...outward);
      for (const { to } of outward) {
        if (seen.has(to)) continue;
        seen.add(to);
        waiting.push(to);
      }
    }
  }
  return { visits, links };
}
