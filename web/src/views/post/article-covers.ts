import type { ResponsivePicture } from '@agency/domain/site/picture';
import shop from '../../images/covers/ecommerce-website-development-west-sussex-guide.webp?picture';
import app from '../../images/covers/mobile-app-development-uk-businesses-2025.webp?picture';
import costs from '../../images/covers/web-development-costs-west-sussex-2025.webp?picture';

/** Covers of the articles that belong to the site itself; drawn by `npm run covers`. All others are uploaded. */
const covers: Readonly<Record<string, ResponsivePicture>> = {
  'ecommerce-website-development-west-sussex-guide': shop,
  'mobile-app-development-uk-businesses-2025': app,
  'web-development-costs-west-sussex-2025': costs,
};

export function articleCover(slug: string): ResponsivePicture | undefined {
  return Object.hasOwn(covers, slug) ? covers[slug] : undefined;
}
