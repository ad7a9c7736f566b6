import { createHmac } from 'node:crypto';
import type { Config } from './config.ts';
import { isSameBytes, sha256Hex } from './hash.ts';

// Signatures of what goes out to people and is trusted when it comes back: links, file tickets, unsubscribe links. Each
// idea defines its own content and format; this file signs and verifies. Mails of years ago carry them, so it never
// changes.

/** What a text is signed for: it is valid for no other purpose. */
type Purpose = 'link' | 'file ticket' | 'picture ticket' | 'unsubscribe' | 'preview';

/** A signature as it appears in a text, for the patterns of tokens. */
export const macForm = '[A-Za-z0-9_-]{43}';
export const keyIdForm = '[0-9a-f]{8}';

interface Signature {
  /** Identifies the signing key by a hash that reveals nothing else of it; left out by texts that live for minutes. */
  readonly keyId?: string | undefined;
  /** 43 characters of base64url. */
  readonly mac: string;
}

/** Each purpose has a key of its own, derived from the one for links, which came first and uses that key as it is. */
function macOf(key: string, purpose: Purpose, content: string): Uint8Array {
  const own = purpose === 'link' ? key : createHmac('sha256', key).update(`${purpose} key`).digest();
  return createHmac('sha256', own).update(content).digest();
}

function keyIdOf(key: string, purpose: Purpose): string {
  return sha256Hex(`${purpose} key|${key}`).slice(0, 8);
}

/** Signs with the current key. */
export function sign(config: Config, purpose: Purpose, content: string): Required<Signature> {
  const key = config.secret('LINK_SIGNING_KEY');
  const mac = Buffer.from(macOf(key, purpose, content)).toString('base64url');
  return { keyId: keyIdOf(key, purpose), mac };
}

/** Could this be a signature? 43 characters carry 2 bits more than 32 bytes need: only one spelling counts. */
export function isMac(mac: string): boolean {
  const bytes = Buffer.from(mac, 'base64url');
  return bytes.byteLength === 32 && bytes.toString('base64url') === mac;
}

/** Was exactly this signed by us, with the current or the previous key? */
export function isSigned(
  config: Config,
  purpose: Purpose,
  content: string,
  { keyId, mac }: Signature,
): boolean {
  if (!isMac(mac)) return false;
  const given = Buffer.from(mac, 'base64url');
  const keys = [config.secret('LINK_SIGNING_KEY'), config.optionalSecret('LINK_SIGNING_KEY_PREVIOUS')];
  return keys.some(
    (key) =>
      key !== undefined &&
      (keyId === undefined || keyIdOf(key, purpose) === keyId) &&
      isSameBytes(macOf(key, purpose, content), given),
  );
}
