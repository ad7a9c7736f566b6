import type { PublicPortfolioItem } from '@agency/domain/site/content';

/** A piece of work in lists. */
export interface WorkSummary
  extends Pick<PublicPortfolioItem, 'slug' | 'title' | 'client' | 'sector' | 'summary' | 'sample'> {
  /** The picture that represents it. */
  readonly cover: PublicPortfolioItem['images'][number] | null;
}

export function toWorkSummary(item: PublicPortfolioItem): WorkSummary {
  const { slug, title, client, sector, summary, sample, images } = item;
  return { slug, title, client, sector, summary, sample, cover: images[0] ?? null };
}

/** 'Meadowbank Bakehouse · Food and drink · Sample'; a line never begins with a dot. */
export function workLine({ client, sector, sample }: Pick<WorkSummary, 'client' | 'sector' | 'sample'>) {
  return [client, sector, sample ? 'Sample' : ''].filter((part) => part !== '').join('\u00a0· ');
}
