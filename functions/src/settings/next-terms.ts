import { isDeepStrictEqual } from 'node:util';
import type { ConsumerTerms, PrivateSettings, Terms } from '@agency/domain/settings/schema';
import { sha256Hex } from '../platform/hash.ts';

interface Wanted {
  readonly version: string;
  readonly text: string;
  readonly consumer: ConsumerTerms | undefined;
}

type Versions = Pick<PrivateSettings, 'terms' | 'earlierTerms'>;

const mostEarlier = 100;

/**
 * The terms with those from before: a new version, or the same where nothing changes.
 * @returns null where this version has, or once had, another text: clients may have agreed to that.
 */
export function nextTerms(before: Versions | null, wanted: Wanted, now: Date): Versions | null {
  const { version, text, consumer } = wanted;
  const sha256 = sha256Hex(text);
  const made: Terms = { version, text, sha256, publishedAt: now, ...(consumer ? { consumer } : {}) };
  if (before === null) return { terms: made, earlierTerms: [] };
  const { terms, earlierTerms } = before;
  if (terms.version === version) {
    const isSame = terms.sha256 === sha256 && isDeepStrictEqual(terms.consumer, consumer);
    return isSame ? { terms, earlierTerms } : null;
  }
  if (earlierTerms.some((earlier) => earlier.version === version)) return null;
  const { version: last, sha256: hash, publishedAt } = terms;
  const all = [...earlierTerms, { version: last, sha256: hash, publishedAt }];
  return { terms: made, earlierTerms: all.slice(-mostEarlier) };
}
