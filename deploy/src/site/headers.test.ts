import { publicPages } from '@agency/domain/site/cache-policy';
import { describe, expect, it } from 'vitest';
import { cacheFaults, policyFaults } from './headers.ts';

describe('content security policies', () => {
  const wanted = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

  it('may differ only in the hashes of a page’s own scripts', () => {
    expect(
      policyFaults("default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'", wanted),
    ).toEqual([]);
  });

  it('are reported where they allow more, or lack something', () => {
    expect(
      policyFaults("default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'", wanted),
    ).toEqual([
      "script-src allows 'unsafe-inline'",
      'the policy has base-uri',
      'the policy lacks frame-ancestors',
    ]);
    expect(policyFaults(null, wanted)).toEqual(['Content-Security-Policy is missing']);
  });
});

describe('caches', () => {
  const faults = (value: string) => cacheFaults(new Headers({ 'cache-control': value }), publicPages);

  it('may keep a page for as long as the policy says, or shorter', () => {
    expect(faults('public, max-age=0, s-maxage=30, stale-while-revalidate=10')).toEqual([]);
    expect(faults('public, max-age=0, s-maxage=4')).toEqual([]);
  });

  it('may not keep it longer, nor in the browser, and private pages nowhere', () => {
    for (const value of ['public, max-age=0, s-maxage=31', 'public, max-age=60, s-maxage=30', 'private']) {
      expect(faults(value), value).toHaveLength(1);
    }
    expect(cacheFaults(new Headers({ 'cache-control': 'private' }), 'private')).toHaveLength(1);
  });
});
