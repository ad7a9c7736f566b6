import type { LinkKind } from '@agency/domain/link/schema';
import type { Config } from '../../platform/config.ts';
import { mintToken, type SignedLink } from './token.ts';

const pagePath: Readonly<Record<LinkKind, string>> = {
  quote: '/client/quotes/view/',
  project: '/project/track/',
};

/** The path of the page that a token opens. */
export function linkPath(kind: LinkKind, token: string): string {
  return `${pagePath[kind]}${token}`;
}

/** The whole address of a public link, signed now. It is made where it is shown or mailed, and never stored. */
export function linkUrl(config: Config, link: SignedLink): string {
  return `${config.origin}${linkPath(link.kind, mintToken(config, link))}`;
}
