import { describe, expect, it } from 'vitest';
import { callerAddress, callerOf, trustedHopsAt } from './caller.ts';

describe('callerAddress', () => {
  // Recorded behind Hosting and Google's front end: client, Hosting's edge, front end as the connection.
  const behindHosting = '203.0.113.7, 198.51.100.20';

  it('uses the entry that the outermost trusted proxy wrote', () => {
    expect(callerAddress({ forwardedFor: behindHosting, remoteAddress: '169.254.1.1' }, 2)).toBe(
      '203.0.113.7',
    );
    expect(callerAddress({ forwardedFor: behindHosting, remoteAddress: '169.254.1.1' }, 1)).toBe(
      '198.51.100.20',
    );
  });

  it('is not fooled by entries that the caller sent along', () => {
    const spoofed = `10.0.0.1, 127.0.0.1, ${behindHosting}`;
    expect(callerAddress({ forwardedFor: spoofed, remoteAddress: '169.254.1.1' }, 2)).toBe('203.0.113.7');
  });

  it('never falls back to the leftmost entry of a short chain', () => {
    const connection = { forwardedFor: '203.0.113.7', remoteAddress: '169.254.1.1' };
    expect(callerAddress(connection, 2)).toBe('unknown');
    expect(callerAddress({ ...connection, forwardedFor: undefined }, 2)).toBe('unknown');
  });

  it('trusts the connection alone where no proxy is trusted', () => {
    const connection = { forwardedFor: '1.2.3.4', remoteAddress: '::ffff:127.0.0.1' };
    expect(callerAddress(connection, 0)).toBe('127.0.0.1');
    expect(callerAddress({ ...connection, remoteAddress: undefined }, 0)).toBe('unknown');
  });

  it('mistakes nothing else for an address', () => {
    const forwardedFor = 'javascript:alert(1), 198.51.100.20';
    expect(callerAddress({ forwardedFor, remoteAddress: undefined }, 2)).toBe('unknown');
    expect(callerAddress({ forwardedFor: '2001:DB8::1, 198.51.100.20', remoteAddress: undefined }, 2)).toBe(
      '2001:db8::1',
    );
  });
});

describe('callerOf', () => {
  const userAgent = 'Test';
  // The two ways in: through Hosting, its edge comes after the client; at the function's own address, the front end
  // writes the client last.
  const throughHosting = '203.0.113.7, 198.51.100.20';
  const direct = '203.0.113.7';
  const connection = { remoteAddress: '169.254.1.1', userAgent };

  it('finds the same client by both entrances', () => {
    const page = callerOf({ ...connection, forwardedFor: throughHosting }, 'hosting', 2);
    const call = callerOf({ ...connection, forwardedFor: direct }, 'direct', 2);
    expect([page.ip, call.ip]).toEqual(['203.0.113.7', '203.0.113.7']);
  });

  it('is not fooled at the callable by an entry that the caller sent along', () => {
    const call = callerOf({ ...connection, forwardedFor: `10.0.0.1, ${direct}` }, 'direct', 2);
    expect(call.ip).toBe('203.0.113.7');
    expect(call.forwardedFor).toBe('10.0.0.1, 203.0.113.7');
  });

  it('goes by the connection at both where no proxy is trusted', () => {
    expect([trustedHopsAt('hosting', 0), trustedHopsAt('direct', 0)]).toEqual([0, 0]);
  });

  it('keeps the whole chain as evidence, at a length that fits its document', () => {
    const caller = callerOf(
      { forwardedFor: 'x'.repeat(5000), remoteAddress: '127.0.0.1', userAgent: 'y'.repeat(5000) },
      'hosting',
      0,
    );
    expect(caller.forwardedFor).toHaveLength(1000);
    expect(caller.userAgent).toHaveLength(1000);
  });
});
