/**
 * The link that writes to an address: the part before its '@' may hold a '?', '&' or '%', which mean something else in
 * a link.
 */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}
