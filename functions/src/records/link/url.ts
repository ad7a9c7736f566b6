import { absoluteUrl, linkPage } from '@agency/domain/site/paths';
import type { Config } from '../../platform/config.ts';
import { mintToken, type SignedLink } from './token.ts';

/** The full URL of a public link, signed now. It is made where it is shown or mailed, and never stored. */
export function linkUrl(config: Config, link: SignedLink): string {
  return absoluteUrl(config.origin, linkPage(link.kind, mintToken(config, link)));
}
