import { createHmac } from 'node:crypto';
import { type OptionalMail, optionalMails } from '@agency/domain/user/schema';
import type { Config } from '../platform/config.ts';
import { isSameBytes, sha256Hex } from '../platform/hash.ts';

/** What a link in an optional mail can switch off: one kind, for one address. */
export interface Unsubscription {
  readonly template: OptionalMail;
  readonly addressHash: string;
  /** The account that it was sent to, whose profile then shows the same. */
  readonly uid: string | null;
}

/** Key id, number of the kind, hash of the address, account (or '-'), MAC; with dots between. */
const tokenForm = /^([0-9a-f]{8})\.(\d)\.([0-9a-f]{64})\.(-|[A-Za-z0-9_-]{2,172})\.([A-Za-z0-9_-]{43})$/;

/** A key of this purpose alone, so that no token of another kind ever fits here. */
function purposeKey(key: string): Uint8Array {
  return createHmac('sha256', key).update('unsubscribe key').digest();
}

function keyIdOf(key: string): string {
  return sha256Hex(`unsubscribe key|${key}`).slice(0, 8);
}

function macOf(key: string, signed: string): Uint8Array {
  return createHmac('sha256', purposeKey(key)).update(signed).digest();
}

export function mintUnsubscribeToken(config: Config, { template, addressHash, uid }: Unsubscription): string {
  const key = config.secret('LINK_SIGNING_KEY');
  const account = uid === null ? '-' : Buffer.from(uid).toString('base64url');
  const signed = `${optionalMails.indexOf(template)}.${addressHash}.${account}`;
  return `${keyIdOf(key)}.${signed}.${Buffer.from(macOf(key, signed)).toString('base64url')}`;
}

/** What a token switches off; null when we did not sign it, with the current or the previous key. Costs no read. */
export function readUnsubscribeToken(config: Config, token: string): Unsubscription | null {
  const [, keyId, kind, addressHash, account, mac] = tokenForm.exec(token) ?? [];
  const template = optionalMails[Number(kind)];
  if (!template || !addressHash || !account || !mac) return null;
  const signed = `${kind}.${addressHash}.${account}`;
  const keys = [config.secret('LINK_SIGNING_KEY'), config.optionalSecret('LINK_SIGNING_KEY_PREVIOUS')];
  const given = Buffer.from(mac, 'base64url');
  const isOurs = keys.some(
    (key) => key !== undefined && keyIdOf(key) === keyId && isSameBytes(macOf(key, signed), given),
  );
  if (!isOurs) return null;
  return {
    template,
    addressHash,
    uid: account === '-' ? null : Buffer.from(account, 'base64url').toString('utf8'),
  };
}
