import { isIP } from 'node:net';

/** Who is at the other end of a request, as far as the network tells. */
export interface Caller {
  /** The address that limits and evidence use; 'unknown' when the chain is too short to tell. */
  readonly ip: string;
  /** The whole chain as it came: stored as evidence, never trusted. */
  readonly forwardedFor: string;
  readonly userAgent: string;
}

interface Connection {
  readonly forwardedFor: string | undefined;
  readonly remoteAddress: string | undefined;
  readonly userAgent: string | undefined;
}

/**
 * The caller's address. Each trusted proxy appends the address it was called from, so with n trusted hops the nth entry
 * from the right was written by a proxy of ours; everything left of it can be invented by the caller. The leftmost
 * entry is therefore never taken unless the chain is exactly as long as our own proxies make it.
 * With no trusted hop only the connection itself counts.
 */
export function callerAddress(connection: Omit<Connection, 'userAgent'>, trustedHops: number): string {
  if (trustedHops === 0) return cleanAddress(connection.remoteAddress);
  const chain = (connection.forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return cleanAddress(chain.at(-trustedHops));
}

function cleanAddress(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? 'unknown' : bare.toLowerCase();
}

/** How a request reaches a function: pages and API through Hosting, the callable by the function's own address. */
export type Ingress = 'hosting' | 'direct';

/** How many of our proxies are in front of an ingress: the direct one lacks only Hosting. */
export function trustedHopsAt(entrance: Ingress, hopsThroughHosting: number): number {
  return entrance === 'hosting' ? hopsThroughHosting : Math.max(0, hopsThroughHosting - 1);
}

export function callerOf(connection: Connection, entrance: Ingress, hopsThroughHosting: number): Caller {
  return {
    ip: callerAddress(connection, trustedHopsAt(entrance, hopsThroughHosting)),
    forwardedFor: (connection.forwardedFor ?? '').slice(0, 1000),
    userAgent: (connection.userAgent ?? '').slice(0, 1000),
  };
}
