import { describe, expect, it } from 'vitest';
import { readNextPath } from './next-path.ts';

describe('readNextPath', () => {
  it.each([
    '/client/quotes',
    '/client/quotes/Q-7K3M9P',
    '/client/project?id=P-7K3M9P',
    '/admin/quotes?quote=Q-7K3M9P#lines',
    '/',
    '/client/quotes?next=//evil.example',
    '/client/%2F%2Fevil.example',
  ])('accepts %s', (path) => {
    expect(readNextPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'client/quotes',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    'https://evil.example/',
    'https:evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%5cevil\\x',
    '/clïent',
    '/client/login',
    '/client/login?next=/client/login',
    '/admin/login',
    '/client/register',
    `/${'a'.repeat(600)}`,
  ])('refuses %j', (path) => {
    expect(readNextPath(path)).toBeNull();
  });

  it.each(['/%09/evil.example', '/%2e%2e/evil.example', '/%00'])('keeps %s on this site', (path) => {
    const taken = readNextPath(path);
    expect(new URL(taken ?? '/', 'https://downland.example').origin).toBe('https://downland.example');
  });
});
