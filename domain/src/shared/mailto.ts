/** The link that writes to an address: what stands before its '@' may hold a '?', '&' or '%', which links read otherwise. */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}
