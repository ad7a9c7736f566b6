import { canonicalJson } from '../shared/canonical-json.ts';
import type { PortfolioContent } from './schema.ts';

/** Of a piece of work, what staff say of it. */
export function portfolioContentOf(of: PortfolioContent): PortfolioContent {
  const { slug, title, client, sector, summary, body, services, images, results } = of;
  const { testimonial, priceFrom, sample, featured } = of;
  return {
    ...{ slug, title, client, sector, summary, body, services, images, results },
    ...{ testimonial, priceFrom, sample, featured },
  };
}

/** Do both say the same? */
export function isSamePortfolioItem(one: PortfolioContent, other: PortfolioContent): boolean {
  return canonicalJson(portfolioContentOf(one)) === canonicalJson(portfolioContentOf(other));
}
