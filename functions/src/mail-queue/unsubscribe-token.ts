import { type OptionalMail, optionalMails } from '@agency/domain/user/schema';
import type { Config } from '../platform/config.ts';
import { isSigned, keyIdForm, macForm, sign } from '../platform/signed-text.ts';

/** What a link in an optional mail can switch off: one kind, for one address. */
export interface Unsubscription {
  readonly template: OptionalMail;
  readonly addressHash: string;
  /** The account that it was sent to, whose profile then shows the same. */
  readonly uid: string | null;
}

/** Key id, number of the kind, hash of the address, account (or '-'), signature; with dots between. */
const tokenForm = new RegExp(
  `^(${keyIdForm})\\.(\\d)\\.([0-9a-f]{64})\\.(-|[A-Za-z0-9_-]{2,172})\\.(${macForm})$`,
);

export function mintUnsubscribeToken(config: Config, { template, addressHash, uid }: Unsubscription): string {
  const account = uid === null ? '-' : Buffer.from(uid).toString('base64url');
  const signed = `${optionalMails.indexOf(template)}.${addressHash}.${account}`;
  const { keyId, mac } = sign(config, 'unsubscribe', signed);
  return `${keyId}.${signed}.${mac}`;
}

/** What a token switches off; null when we did not sign it, with the current or the previous key. Costs no read. */
export function readUnsubscribeToken(config: Config, token: string): Unsubscription | null {
  const [, keyId, kind, addressHash, account, mac] = tokenForm.exec(token) ?? [];
  const template = optionalMails[Number(kind)];
  if (!keyId || !template || !addressHash || !account || !mac) return null;
  const signed = `${kind}.${addressHash}.${account}`;
  if (!isSigned(config, 'unsubscribe', signed, { keyId, mac })) return null;
  return {
    template,
    addressHash,
    uid: account === '-' ? null : Buffer.from(account, 'base64url').toString('utf8'),
  };
}
