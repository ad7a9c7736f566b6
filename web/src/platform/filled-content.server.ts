import { type Figures, figuresOf } from '@agency/domain/figures/figures';
import { fillKnownFigures } from '@agency/domain/figures/fill';
import type { SiteContent } from '@agency/domain/site/content';

/** The site's content with the figures that its texts name put in. */
export interface FilledContent extends SiteContent {
  /** Every price, duration and response time as staff published it. */
  figures(): Promise<Figures>;
}

export function filledContent(content: SiteContent): FilledContent {
  const figures = async (): Promise<Figures> => {
    const [settings, pricing, packages] = await Promise.all([
      content.settings(),
      content.pricing(),
      content.packages(),
    ]);
    return figuresOf({ settings, pricing, packages });
  };
  const filled = async <T>(read: Promise<T>): Promise<T> => fillKnownFigures(await read, await figures());
  return {
    ...content,
    figures,
    packages: () => filled(content.packages()),
    posts: () => filled(content.posts()),
    post: (slug) => filled(content.post(slug)),
    categories: () => filled(content.categories()),
    portfolio: () => filled(content.portfolio()),
  };
}
