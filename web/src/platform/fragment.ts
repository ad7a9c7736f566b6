/** The id that the fragment of an address names; what can't be decoded is taken as it is written. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
