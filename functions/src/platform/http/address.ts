import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whose address this is can't be told: only where the connection itself has none. */
export const unknownAddress = 'unknown';

/**
 * An address as forwarded headers write it (with a port, in brackets, with a zone, an IPv4-mapped one) in its one normal
 * form; null for anything else.
 */
export function readAddress(entry: string | undefined): string | null {
  const trimmed = (entry ?? '').trim().replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1];
  const withoutPort = bracketed ?? trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const bare = withoutPort.replace(/%.*$/, '');
  if (isIP(bare) === 0) return null;
  return isIPv6(bare) ? normalIPv6(bare) : bare;
}

/** As URLs write it, and an IPv4 address that was only mapped as itself. */
function normalIPv6(address: string): string {
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const bytes = [high, low].flatMap((half) => {
    const value = Number.parseInt(half, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** Who shares a limit: an IPv4 address, or the /64 of an IPv6 one, all of which one subscriber has. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...(tail === undefined ? [] : zeros), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function parsed(network: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [, address = '', digits = ''] = /^([\d.]+|[\da-f:]+)\/(\d{1,3})$/i.exec(network) ?? [];
  const prefix = Number(digits);
  if (isIP(address) === 0 || prefix > (isIPv6(address) ? 128 : 32)) return null;
  return { address, prefix, family: isIPv6(address) ? 'ipv6' : 'ipv4' };
}

/** Is this an address with the length of its prefix ('203.0.113.0/24')? */
export function isNetwork(text: string): boolean {
  return parsed(text) !== null;
}

/** Is an address in one of these networks? What is no network holds none. */
export function readNetworks(texts: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of texts) {
    const network = parsed(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
