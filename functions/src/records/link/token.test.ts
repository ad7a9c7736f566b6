import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { isGenuine, mintToken, readToken } from './token.ts';

const base = { SITE_ORIGIN: 'https://downland.example', GCLOUD_PROJECT: 'demo-agency' };
const current = readConfig({ ...base, LINK_SIGNING_KEY: 'k'.repeat(40) });
const link = { kind: 'quote', linkId: 'a1b2c3d4e5f60718293a4b5c', rotation: 0 } as const;

function parts(token: string) {
  const read = readToken(token);
  if (read === null) throw new Error(`'${token}' has the form of a token`);
  return read;
}

describe('tokens of public links', () => {
  it('of mails sent long ago still work exactly as sent', () => {
    const old = '7eb8a4e4.a1b2c3d4e5f60718293a4b5c.8WYikO_FYq34O8UgQTD92hAydTv5E_segr2_UyniNzE';
    expect(isGenuine(current, parts(old), { ...link, rotation: 2 })).toBe(true);
    expect(mintToken(current, { ...link, rotation: 2 })).toBe(old);
  });

  it('opens exactly the link, kind and rotation that it was signed for', () => {
    const token = parts(mintToken(current, link));
    expect(token.linkId).toBe(link.linkId);
    expect(isGenuine(current, token, link)).toBe(true);
    expect(isGenuine(current, token, { ...link, kind: 'project' })).toBe(false);
    expect(isGenuine(current, token, { ...link, rotation: 1 })).toBe(false);
    expect(isGenuine(current, token, { ...link, linkId: 'another-link-id-00' })).toBe(false);
  });

  it('still opens after a key rotation, while the old key is known', () => {
    const token = parts(mintToken(current, link));
    const rotated = { ...base, LINK_SIGNING_KEY: 'n'.repeat(40) };
    const both = readConfig({ ...rotated, LINK_SIGNING_KEY_PREVIOUS: 'k'.repeat(40) });
    expect(isGenuine(both, token, link)).toBe(true);
    expect(isGenuine(readConfig(rotated), token, link)).toBe(false);
    expect(isGenuine(both, parts(mintToken(both, link)), link)).toBe(true);
  });

  it('reads no malformed token', () => {
    const token = mintToken(current, link);
    const wrong = [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      token.replaceAll('.', '-'),
      `.${token}`,
      `${token}\n`,
      // The database refuses to look up such an id at all.
      token.replace(/\.[^.]+\./, '.__abcdefghijkl__.'),
    ];
    for (const text of wrong) expect(readToken(text), text).toBeNull();
  });

  it('accepts only one spelling of a signature', () => {
    const token = mintToken(current, link);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = [...alphabet]
      .map((letter) => token.slice(0, -1) + letter)
      .filter((text) => text !== token);
    const opened = others.filter((text) => {
      const read = readToken(text);
      return read !== null && isGenuine(current, read, link);
    });
    expect(opened).toEqual([]);
  });
});
