import { optionalMails } from '@agency/domain/user/schema';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { addressHash } from './suppressions.ts';
import { mintUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const base = { SITE_ORIGIN: 'https://downland.example', GCLOUD_PROJECT: 'demo-agency' };
const config = readConfig({ ...base, LINK_SIGNING_KEY: 'k'.repeat(40) });
const wanted = {
  template: 'file-upload-notification',
  addressHash: addressHash('client@example.com'),
  uid: 'sample-client',
} as const;

describe('tokens that switch a kind of mail off', () => {
  it('of mails sent long ago are read exactly', () => {
    const old = `7c196dfb.1.${'ab'.repeat(32)}.c2FtcGxlLWNsaWVudA.I5ArtaawApmNEZ4BKaEk2BGGzYWDSDdiTEMaKad0zIo`;
    const said = { ...wanted, addressHash: 'ab'.repeat(32) };
    expect(readUnsubscribeToken(config, old)).toEqual(said);
    expect(mintUnsubscribeToken(config, said)).toBe(old);
  });

  it.each(optionalMails)('carries what it switches off: %s', (template) => {
    for (const uid of ['sample-client', null, 'ä/b.c']) {
      const one = { ...wanted, template, uid };
      expect(readUnsubscribeToken(config, mintUnsubscribeToken(config, one))).toEqual(one);
    }
  });

  it('is read after a key rotation, while the old key is known', () => {
    const token = mintUnsubscribeToken(config, wanted);
    const rotated = { ...base, LINK_SIGNING_KEY: 'n'.repeat(40) };
    const both = readConfig({ ...rotated, LINK_SIGNING_KEY_PREVIOUS: 'k'.repeat(40) });
    expect(readUnsubscribeToken(both, token)).toEqual(wanted);
    expect(readUnsubscribeToken(readConfig(rotated), token)).toBeNull();
  });

  it('is refused when any part of it was changed', () => {
    const token = mintUnsubscribeToken(config, wanted);
    const [keyId, , hash, uid, mac] = token.split('.');
    const other = mintUnsubscribeToken(config, { ...wanted, addressHash: addressHash('other@example.com') });
    const forged = [
      `${keyId}.0.${hash}.${uid}.${mac}`,
      `${keyId}.9.${hash}.${uid}.${mac}`,
      `${keyId}.1.${addressHash('other@example.com')}.${uid}.${mac}`,
      `${keyId}.1.${hash}.-.${mac}`,
      `${keyId}.1.${hash}.${uid}.${other.split('.')[4]}`,
      `00000000.1.${hash}.${uid}.${mac}`,
      token.slice(0, -1),
      `${token}\n`,
      '',
    ];
    for (const one of forged) expect(readUnsubscribeToken(config, one)).toBeNull();
  });
});

it('treats an address as the same in any case and with spaces around it, and no other as the same', () => {
  expect(addressHash(' Client@Example.com ')).toBe(addressHash('client@example.com'));
  expect(addressHash('c.lient@example.com')).not.toBe(addressHash('client@example.com'));
});
