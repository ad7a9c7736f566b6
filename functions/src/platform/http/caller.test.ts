import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNetwork, networkOf, readAddress, readNetworks } from './address.ts';
import { callerOf, type TrustedProxies } from './caller.ts';
import { hostingNetworks } from './proxy-networks.ts';

const userAgent = 'Test';
const remoteAddress = '169.254.1.1';
const proxies: TrustedProxies = { hops: 2, includes: readNetworks(hostingNetworks) };
/** As recorded behind Hosting: the visitor, then the machine of Hosting that called the function. */
const hosting = '104.198.56.253';
const visitor = '203.0.113.7';
const throughHosting = (chain: string) =>
  callerOf({ forwardedFor: chain, remoteAddress, userAgent }, 'hosting', proxies);
const direct = (chain: string) =>
  callerOf({ forwardedFor: chain, remoteAddress, userAgent }, 'direct', proxies);

describe('the caller of a request', () => {
  it('is the visitor, whichever way they came', () => {
    expect(throughHosting(`${visitor},${hosting}`).ip).toBe(visitor);
    expect(throughHosting(visitor).ip).toBe(visitor);
    expect(direct(visitor).ip).toBe(visitor);
  });

  it('is nobody that they invented, coming through Hosting or from a network that is not Hosting’s', () => {
    const invented = fc.array(
      fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constantFrom(hosting, '127.0.0.1', 'unknown', '')),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(invented, (entries) => {
        const before = entries.map((entry) => `${entry}, `).join('');
        expect(throughHosting(`${before}${visitor}, ${hosting}`).ip).toBe(visitor);
        expect(throughHosting(`${before}${visitor}`).ip).toBe(visitor);
        expect(direct(`${before}${visitor}`).ip).toBe(visitor);
        // Hosting never calls the callable, so a machine rented beside Hosting's is nobody's proxy there either.
        expect(direct(`${before}${visitor}, ${hosting}`).ip).toBe(hosting);
      }),
    );
  });

  it('can be claimed from inside Hosting’s networks, where the machine itself is known and limited too', () => {
    const rented = ['34.64.0.9', '104.198.56.7', '151.101.3.4', '2600:1900::9'];
    for (const machine of rented) {
      // Sent to the own address of `api` or `ssr`: nothing tells it from a request that Hosting passed on.
      const claimed = throughHosting(`${visitor}, ${machine}`);
      expect(claimed).toMatchObject({ ip: visitor, network: visitor, connectedFrom: machine });
      expect(claimed.through).toBe(networkOf(machine));
      // Without a claim it is who it is, with limits like anybody's.
      expect(throughHosting(machine)).toMatchObject({ ip: machine, connectedFrom: machine, through: null });
    }
    const invented = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(invented, fc.constantFrom(...rented), (entries, machine) => {
        const caller = throughHosting([...entries, machine].join(', '));
        expect(caller.connectedFrom).toBe(machine);
        expect(caller.through).toBe(caller.ip === machine ? null : networkOf(machine));
        // The callable looks at no claim at all.
        expect(direct([...entries, machine].join(', '))).toMatchObject({ ip: machine, through: null });
      }),
    );
  });

  it('has a bucket of their own however their entry is written', () => {
    const written = {
      '203.0.113.7:5123': '203.0.113.7',
      '[2001:db8::1]:443': '2001:db8::1',
      '[2001:db8::1]': '2001:db8::1',
      '"[2001:db8::1]:443"': '2001:db8::1',
      '2001:DB8:0:0:0:0:0:1': '2001:db8::1',
      'fe80::1%eth0': 'fe80::1',
      '::ffff:203.0.113.7': '203.0.113.7',
      '::ffff:cb00:7107': '203.0.113.7',
    };
    for (const [entry, address] of Object.entries(written)) {
      expect([entry, throughHosting(`${entry}, ${hosting}`).ip]).toEqual([entry, address]);
      expect([entry, direct(`10.0.0.1, ${entry}`).ip]).toEqual([entry, address]);
    }
    expect(readAddress('javascript:alert(1)')).toBeNull();
    expect(throughHosting(`${visitor}, ${hosting}:443`).ip).toBe(visitor);
  });

  it('falls back to the connection where a chain says nothing, never to an entry further left', () => {
    expect(throughHosting(`${visitor}, none`).ip).toBe(remoteAddress);
    expect(throughHosting(`${visitor}, none, ${hosting}`).ip).toBe(hosting);
    const silent = { forwardedFor: undefined, userAgent };
    expect(callerOf({ ...silent, remoteAddress }, 'hosting', proxies).ip).toBe(remoteAddress);
    expect(callerOf({ ...silent, remoteAddress: undefined }, 'hosting', proxies).ip).toBe('unknown');
  });

  it('is the connection where no proxy is trusted', () => {
    const connection = { forwardedFor: '1.2.3.4', remoteAddress: '::ffff:127.0.0.1', userAgent };
    for (const ingress of ['hosting', 'direct'] as const)
      expect(callerOf(connection, ingress, { ...proxies, hops: 0 }).ip).toBe('127.0.0.1');
  });

  it('shares limits with their own /64, and with no other', () => {
    const network = (address: string) => direct(address).network;
    expect(network('2001:db8:1:2:aaaa::1')).toBe(network('2001:0db8:1:2:ffff:ffff:ffff:ffff'));
    expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
    expect(network('203.0.113.7')).not.toBe(network('203.0.113.8'));
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const address = readAddress(groups.join(':')) ?? '';
        const own = networkOf(address);
        // An IPv4-mapped address is that IPv4 address.
        if (address.includes('.')) expect(own).toBe(address);
        else expect(own).toBe(`${groups.slice(0, 4).join(':')}::/64`);
      }),
    );
  });
});

describe('the evidence of a caller', () => {
  it('names what is sure beside what was claimed', () => {
    expect(throughHosting(`10.0.0.1, ${visitor}, ${hosting}`)).toMatchObject({
      ip: visitor,
      connectedFrom: hosting,
      forwardedFor: `10.0.0.1, ${visitor}, ${hosting}`,
    });
    expect(throughHosting(`10.0.0.1, ${visitor}`)).toMatchObject({ ip: visitor, connectedFrom: visitor });
  });

  it('keeps the end of a long chain, which our own proxies wrote', () => {
    const caller = throughHosting(`${'x'.repeat(5000)}, ${visitor}, ${hosting}`);
    expect(caller.forwardedFor).toHaveLength(1000);
    expect(caller.forwardedFor).toMatch(/, 203\.0\.113\.7, 104\.198\.56\.253$/);
    expect(direct(visitor).userAgent).toBe(userAgent);
  });
});

describe('networks', () => {
  it('are told from what is none, the usual ones too', () => {
    for (const text of ['203.0.113.0', '203.0.113.0/33', 'here/24', '', '2001:db8::/200'])
      expect([text, isNetwork(text)]).toEqual([text, false]);
    expect(hostingNetworks.filter((text) => !isNetwork(text))).toEqual([]);
    const includes = readNetworks(['203.0.113.0/24', '2001:db8::/32']);
    const known = ['203.0.113.9', '203.0.114.1', '2001:db8::9', '2001:db9::9', 'unknown'].map(includes);
    expect(known).toEqual([true, false, true, false, false]);
  });
});
