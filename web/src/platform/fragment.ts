/** The id that the fragment of an address names; if it can't be decoded, it is taken as written. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
