import { networkOf, readAddress, unknownAddress } from './address.ts';

/** Whose limits count. */
export interface CallerNetwork {
  /** The caller's address, or its whole /64. */
  readonly network: string;
  /** The network of the machine that says so, where that isn't sure: its own callers are limited together as well. */
  readonly through: string | null;
}

/** Who is at the other end of a request, as far as the network tells. */
export interface Caller extends CallerNetwork {
  /**
   * The caller's address. It is sure where it is `connectedFrom`; otherwise the machine that connected, in Hosting's
   * networks but not surely Hosting's own, only claims it.
   */
  readonly ip: string;
  /** The address that the platform itself was connected from: nobody can invent it. */
  readonly connectedFrom: string;
  /** The whole chain as it came: stored as evidence, never trusted. */
  readonly forwardedFor: string;
  readonly userAgent: string;
}

interface Connection {
  readonly forwardedFor: string | undefined;
  readonly remoteAddress: string | undefined;
  readonly userAgent: string | undefined;
}

export interface TrustedProxies {
  /** How many of our proxies append to the chain on the way through Hosting, the platform's front end the last. */
  readonly hops: number;
  /** Is this address one that Hosting calls from? */
  includes(address: string): boolean;
}

/** How a request may reach a function: by its own address alone, or through Hosting as well. */
export type Ingress = 'hosting' | 'direct';

/**
 * Each proxy appends the address it was called from. The last entry is the front end's own and always true; the one
 * before it only when that last one is an address of Hosting's. A caller of the function's own address from any other
 * network is the last entry, and what they sent along is never looked at. From a machine rented in Hosting's networks
 * they can claim any address: `through` then names the machine, and limits have a lid for it. With no trusted hop only
 * the connection counts.
 */
export function callerOf(connection: Connection, ingress: Ingress, proxies: TrustedProxies): Caller {
  const hops = ingress === 'direct' ? Math.min(1, proxies.hops) : proxies.hops;
  const chain = hops === 0 ? [] : (connection.forwardedFor ?? '').split(',');
  const connectedFrom = readAddress(chain.at(-1)) ?? readAddress(connection.remoteAddress) ?? unknownAddress;
  const ip = callerAddress(chain, connectedFrom, { ...proxies, hops });
  return {
    network: networkOf(ip),
    through: ip === connectedFrom ? null : networkOf(connectedFrom),
    ip,
    connectedFrom,
    forwardedFor: (connection.forwardedFor ?? '').slice(-1000),
    userAgent: (connection.userAgent ?? '').slice(0, 1000),
  };
}

/** What is stored of a caller beside a promise. */
export function asEvidence({
  network: _network,
  through: _through,
  ...evidence
}: Caller): Omit<Caller, keyof CallerNetwork> {
  return evidence;
}

function callerAddress(chain: readonly string[], connectedFrom: string, proxies: TrustedProxies): string {
  let address = connectedFrom;
  for (let hop = 2; hop <= proxies.hops && proxies.includes(address); hop += 1) {
    const before = readAddress(chain.at(-hop));
    if (before === null) break;
    address = before;
  }
  return address;
}
