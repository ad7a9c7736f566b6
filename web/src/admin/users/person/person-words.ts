import type { BlindReason, Counted, SeenKind, SignInMethod } from '@agency/domain/user/description';
import { countWords, mostCounted } from '@agency/domain/user/description';

/** Why somebody sees nothing of what is listed. */
export const blindWords: Readonly<Record<BlindReason, string>> = {
  noAccount: 'The account has been deleted, so no one can sign in to it.',
  disabled: 'The account is disabled, so they can’t see any of this.',
  unverified: 'They haven’t confirmed their address, so they can’t see anything of a client yet.',
  moved:
    'The account’s address has changed and hasn’t been confirmed, so they can’t see anything until they confirm it.',
  notLinked: 'They haven’t signed in since they confirmed their address. They’ll see their documents then.',
};

const methods: Readonly<Record<string, string>> = {
  password: 'Password',
  'google.com': 'Google',
};

/** 'Google (anna@example.com)'; the password has the account's own address. */
export function methodWords({ provider, address, isForeign }: SignInMethod, own: string): string {
  const name = methods[provider] ?? provider;
  const which = address === null || address === own ? name : `${name} (${address})`;
  return isForeign ? `${which}: not the owner’s, so it can’t be used` : which;
}

const nouns: Readonly<Record<SeenKind, readonly [one: string, many: string]>> = {
  clients: ['client', 'clients'],
  quotes: ['quote', 'quotes'],
  projects: ['project', 'projects'],
  invoices: ['invoice', 'invoices'],
};

/** '1 quote', '99+ invoices', 'No projects'. */
export function countedWords(kind: SeenKind, { count }: Counted): string {
  const [one, many] = nouns[kind];
  if (count === 0) return `No ${many}`;
  return count === 1 ? `1 ${one}` : `${countWords(count)} ${many}`;
}

/** Says that not all are listed; null where they are. */
export function cutWords(kind: SeenKind, { items, count }: Counted): string | null {
  if (items.length >= count) return null;
  const [, many] = nouns[kind];
  const all = count >= mostCounted ? `at least ${mostCounted}` : String(count);
  return `These are the newest ${items.length} of ${all} ${many}. The client’s record lists them all.`;
}
