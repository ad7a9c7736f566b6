import * as v from 'valibot';
import { paths } from '../site/paths.ts';
import { sitePath } from './schema.ts';

/** The path that an address means, or why it can't be one. */
export type ReadAddress = { readonly path: string } | { readonly problem: string };

/** 'https://old.example:8080' or nothing, then path, query and what stands behind '#'. */
const form = /^(https?:\/\/[^/?#\\]+|)([^?#]*)(\?[^#]*)?(?:#.*)?$/i;
const unusable =
  'We can only redirect addresses made of letters without accents, digits, dots, hyphens and underscores, such as /about-us.html.';

interface Parts {
  readonly origin: string | null;
  readonly path: string;
  readonly hasQuery: boolean;
}

function partsOf(written: string): Parts | null {
  const [, origin = '', path = '', query = ''] = form.exec(written.trim()) ?? [];
  if (origin === '' && !path.startsWith('/')) return null;
  return {
    origin: origin === '' ? null : origin.toLowerCase(),
    path: path.toLowerCase().replace(/\/+$/, '') || paths.home(),
    hasQuery: query.length > 1,
  };
}

/** The old address, of whatever host it was: its path alone counts. */
export function readOldAddress(written: string): ReadAddress {
  const parts = partsOf(written);
  if (parts === null) return { problem: 'Enter an old address that starts with / or https://' };
  const { path, hasQuery } = parts;
  if (hasQuery) return { problem: 'We can’t tell apart addresses by what follows a question mark.' };
  return path === paths.home() || v.is(sitePath, path) ? { path } : { problem: unusable };
}

/** The new address: a path of this site, or all of its address. */
export function readNewAddress(written: string, siteOrigin: string): ReadAddress {
  const parts = partsOf(written);
  if (parts === null) return { problem: 'Enter a new address that starts with /' };
  const { origin, path, hasQuery } = parts;
  if (origin !== null && origin !== siteOrigin) return { problem: 'The new address is on another site.' };
  if (hasQuery) return { problem: 'Leave out what follows the question mark in the new address.' };
  return path === paths.home() || v.is(sitePath, path)
    ? { path }
    : { problem: 'The new address isn’t a page of this site.' };
}
