import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';

/** The longest address kept across a sign-in. */
const longest = 500;
const nowhere = 'https://nowhere.invalid';
const signInPaths = [
  paths.client.login(),
  paths.client.register(),
  adminPaths.login(),
  adminPaths.register(),
];

/**
 * The page that was wanted before the sign-in, from `?next=`: only a path of this site, never one of the sign-in pages
 * themselves; null for everything else. Browsers read backslashes as slashes and drop tabs and line breaks, so these
 * are refused before anything is resolved.
 */
export function readNextPath(value: string | null): string | null {
  if (value === null || value.length > longest) return null;
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value)) return null;
  let url: URL;
  try {
    url = new URL(value, nowhere);
  } catch {
    return null;
  }
  if (url.origin !== nowhere || url.username !== '' || url.password !== '') return null;
  // '/.//host' resolves to the path '//host'.
  if (url.pathname.startsWith('//')) return null;
  if (signInPaths.includes(url.pathname.replace(/\/$/, ''))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
