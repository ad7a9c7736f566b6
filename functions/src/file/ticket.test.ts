import { describe, expect, it } from 'vitest';
import type { Person } from '../platform/auth.ts';
import { readConfig } from '../platform/config.ts';
import { attachmentNamed } from '../platform/http/disposition.ts';
import { sign } from '../platform/signed-text.ts';
import { readRange } from './range.ts';
import { mintTicket, readTicket } from './ticket.ts';

const configWith = (keys: Record<string, string>) =>
  readConfig({ SITE_ORIGIN: 'https://downland.example', GCLOUD_PROJECT: 'demo-agency', ...keys });
const config = configWith({ LINK_SIGNING_KEY: '1'.repeat(40) });
const now = new Date('2026-11-28T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const file = { kind: 'projectFile', projectId: 'P-7K3M9P', fileId: 'f1' } as const;
const person: Person = {
  uid: 'rosa',
  email: 'rosa@example.com',
  emailVerified: true,
  name: 'Rosa',
  authTime: 1_795_000_000,
  sessionsFrom: 0,
  claims: {},
};
const ticket = mintTicket(config, file, person, now);

describe('tickets', () => {
  it('of the previous release are read exactly', () => {
    const old =
      'eyJmaWxlIjp7ImtpbmQiOiJwcm9qZWN0RmlsZSIsInByb2plY3RJZCI6IlAtN0szTTlQIiwiZmlsZUlkIjoiZjEifSwidWlkIjoicm9zYSIsImF1dGhUaW1lIjoxNzk1MDAwMDAwLCJleHBpcmVzQXQiOjE3OTU4NjczMjB9.lej55bp9VVKk78hdNEzwnDGO9VaA6IbxSTm3MijeD1Q';
    const known = configWith({ LINK_SIGNING_KEY: 'k'.repeat(40) });
    expect(readTicket(known, old, now)).toMatchObject({ file, uid: 'rosa' });
    expect(mintTicket(known, file, person, now)).toBe(old);
  });

  it('of the next release are read as far as they are known, and are no error otherwise', () => {
    const signed = (said: object) => {
      const content = Buffer.from(JSON.stringify(said)).toString('base64url');
      return `${content}.${sign(config, 'file ticket', content).mac}`;
    };
    const known = readTicket(config, ticket, now);
    const newer = { ...known, file: { ...file, fromNextRelease: 1 }, fromNextRelease: { on: true } };
    expect(readTicket(config, signed(newer), now)).toEqual(known);
    expect(readTicket(config, signed({ ...known, file: { kind: 'ofTheNextRelease' } }), now)).toBeNull();
  });

  it('carry file, person, session and an expiry in two minutes', () => {
    expect(readTicket(config, ticket, now)).toEqual({
      file,
      uid: 'rosa',
      authTime: 1_795_000_000,
      expiresAt: Math.floor(later(120_000).getTime() / 1000),
    });
    expect(readTicket(config, ticket, later(119_000))).not.toBeNull();
    expect(readTicket(config, ticket, later(120_000))).toBeNull();
  });

  it('open nothing when any part of them is changed', () => {
    const [content = '', mac = ''] = ticket.split('.');
    const other = Buffer.from(
      Buffer.from(content, 'base64url').toString('utf8').replace('"rosa"', '"olga"'),
    ).toString('base64url');
    const flipped = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    const wrong = [
      '',
      'x',
      content,
      `${content}.`,
      `${other}.${mac}`,
      `${content}.${flipped(mac, 0)}`,
      `${content}.${flipped(mac, 20)}`,
      `${content}.${mac.slice(0, -1)}`,
      `${content}.${mac}A`,
      `${flipped(content, 12)}.${mac}`,
      `${'A'.repeat(5000)}.${mac}`,
    ];
    for (const text of wrong) expect(readTicket(config, text, now), text).toBeNull();
    // The last character of a MAC has two unused bits: no other spelling of it is accepted.
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
      const spelled = `${content}.${mac.slice(0, -1)}${letter}`;
      if (spelled !== ticket) expect(readTicket(config, spelled, now)).toBeNull();
    }
  });

  it('stay valid while keys rotate, but not under an unknown key', () => {
    const rotated = configWith({
      LINK_SIGNING_KEY: '2'.repeat(40),
      LINK_SIGNING_KEY_PREVIOUS: '1'.repeat(40),
    });
    expect(readTicket(rotated, ticket, now)).not.toBeNull();
    expect(readTicket(configWith({ LINK_SIGNING_KEY: '2'.repeat(40) }), ticket, now)).toBeNull();
  });
});

describe('attachmentNamed', () => {
  it.each([
    ['Plan.pdf', `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`],
    [
      'Zoë’s plan.pdf',
      `attachment; filename="Zo__s plan.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20plan.pdf`,
    ],
    ['a\\b%"c(1).txt', `attachment; filename="a_b__c(1).txt"; filename*=UTF-8''a%5Cb%25%22c%281%29.txt`],
  ])('%s', (name, header) => {
    expect(attachmentNamed(name)).toBe(header);
    expect(header).toMatch(/^[\x20-\x7E]+$/);
  });
});

describe('readRange', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
  ])('%s of 100 bytes is %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});
