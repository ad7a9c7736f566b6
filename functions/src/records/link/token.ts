import type { LinkKind } from '@agency/domain/link/schema';
import type { Config } from '../../platform/config.ts';
import { isMac, isSigned, keyIdForm, macForm, sign } from '../../platform/signed-text.ts';

/** What is signed; the rotation is on the link document, not in the token. */
export interface SignedLink {
  readonly kind: LinkKind;
  readonly linkId: string;
  readonly rotation: number;
}

/** A token that has the right form; whether it is genuine is not known yet. */
export interface TokenParts {
  readonly keyId: string;
  readonly linkId: string;
  readonly mac: string;
}

/** Key id, link id and signature, with dots between. */
const tokenForm = new RegExp(`^(${keyIdForm})\\.([A-Za-z0-9-]{10,64})\\.(${macForm})$`);

function contentOf({ kind, linkId, rotation }: SignedLink): string {
  return `link|${kind}|${linkId}|${rotation}`;
}

/** The token of a link as it is now, signed with the current key. */
export function mintToken(config: Config, link: SignedLink): string {
  const { keyId, mac } = sign(config, 'link', contentOf(link));
  return `${keyId}.${link.linkId}.${mac}`;
}

/** Reads a token's form, without a key and without the database; null when it can't be one of ours. */
export function readToken(token: string): TokenParts | null {
  const [, keyId, linkId, mac] = tokenForm.exec(token) ?? [];
  if (keyId === undefined || linkId === undefined || mac === undefined) return null;
  return isMac(mac) ? { keyId, linkId, mac } : null;
}

/** Was this token signed by us (with the current or the previous key) for exactly this link and rotation? */
export function isGenuine(config: Config, token: TokenParts, link: SignedLink): boolean {
  return isSigned(config, 'link', contentOf(link), token);
}
