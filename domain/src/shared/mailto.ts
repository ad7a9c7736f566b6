/**
 * The link that writes to an address, with a subject where there is one: the part before the '@' may hold a '?', '&' or
 * '%', which mean something else in a link.
 */
export function mailto(address: string, subject = ''): string {
  const at = address.lastIndexOf('@');
  const to = `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
  return subject === '' ? to : `${to}?subject=${encodeURIComponent(subject)}`;
}
