import { createHmac } from 'node:crypto';
import type { LinkKind } from '@agency/domain/link/schema';
import type { Config } from '../../platform/config.ts';
import { isSameBytes, sha256Hex } from '../../platform/hash.ts';

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
  readonly mac: Uint8Array;
}

/** Key id (8 hex digits), link id, MAC (43 characters of base64url), with dots between. */
const tokenForm = /^([0-9a-f]{8})\.([A-Za-z0-9-]{10,64})\.([A-Za-z0-9_-]{43})$/;
const macBytes = 32;

/** Names a key without telling anything of it, so that a token says which of two keys signed it. */
function keyIdOf(key: string): string {
  return sha256Hex(`link key|${key}`).slice(0, 8);
}

function macOf(key: string, { kind, linkId, rotation }: SignedLink): Uint8Array {
  return createHmac('sha256', key).update(`link|${kind}|${linkId}|${rotation}`).digest();
}

/** The token of a link as it stands now, signed with the current key. */
export function mintToken(config: Config, link: SignedLink): string {
  const key = config.secret('LINK_SIGNING_KEY');
  return `${keyIdOf(key)}.${link.linkId}.${Buffer.from(macOf(key, link)).toString('base64url')}`;
}

/** Reads a token's form, without a key and without the database; null when it can't be one of ours. */
export function readToken(token: string): TokenParts | null {
  const [, keyId, linkId, mac] = tokenForm.exec(token) ?? [];
  if (keyId === undefined || linkId === undefined || mac === undefined) return null;
  const bytes = Buffer.from(mac, 'base64url');
  // 43 characters carry 2 bits more than 32 bytes need: only the one spelling counts.
  const isCanonical = bytes.byteLength === macBytes && bytes.toString('base64url') === mac;
  return isCanonical ? { keyId, linkId, mac: bytes } : null;
}

/** Was this token signed by us (with the current or the previous key) for exactly this link and rotation? */
export function isGenuine(config: Config, token: TokenParts, link: SignedLink): boolean {
  const keys = [config.secret('LINK_SIGNING_KEY'), config.optionalSecret('LINK_SIGNING_KEY_PREVIOUS')];
  return keys.some(
    (key) => key !== undefined && keyIdOf(key) === token.keyId && isSameBytes(macOf(key, link), token.mac),
  );
}
