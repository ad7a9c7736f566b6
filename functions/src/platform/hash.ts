import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from './config.ts';

export function sha256Hex(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * A keyed hash: ids of limits contain it in place of addresses and callers, which then can't be found by trying all
 * addresses. `purpose` keeps hashes of different uses apart.
 */
export function keyedHash(config: Config, purpose: string, text: string): string {
  return createHmac('sha256', config.secret('LINK_SIGNING_KEY')).update(`${purpose}|${text}`).digest('hex');
}

/** Comparison in constant time; the length is checked first because it is no secret. */
export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

/** A unique id, for a new document or a lease holder: 128 random bits. */
export function newId(random: (count: number) => Uint8Array): string {
  return Buffer.from(random(16)).toString('hex');
}
