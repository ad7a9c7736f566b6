/** Made before the first try, so that a retry is the same thing. */
export function newId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
