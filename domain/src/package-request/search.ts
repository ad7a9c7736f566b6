import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { PackageRequest } from './schema.ts';

/** What staff find a package request by. */
export function packageRequestSearchTokens(
  request: Pick<PackageRequest, 'reference' | 'name' | 'company' | 'email' | 'packageName'>,
): string[] {
  const { reference, name, company, email, packageName } = request;
  return makeSearchTokens([reference, name, company, email, packageName]);
}
