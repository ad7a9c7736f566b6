import type { PortfolioContent, Testimonial } from '@agency/domain/portfolio-item/schema';

/** A piece of work as the log keeps it: not the text, nor who said what about us. */
export function loggedItem(of: PortfolioContent): Readonly<Record<string, unknown>> {
  const { slug, title, client, sector, summary, services, results, priceFrom, sample, featured } = of;
  return {
    ...{ slug, title, client, sector, summary, services, results, priceFrom, sample, featured },
    body: `${of.body.length} characters`,
    images: of.images.map(({ path }) => path),
    testimonial: wordsFor(of.testimonial),
  };
}

function wordsFor(testimonial: Testimonial | null): string | null {
  if (testimonial === null) return null;
  return `${testimonial.sample ? 'A sample' : 'Words of a client'}, ${testimonial.quote.length} characters`;
}
