import type { Area } from './area.ts';

/** How long shared caches may serve a response; `private`: it is one person's own, or an error, and stored nowhere. */
export type CachePolicy =
  | 'private'
  | {
      /** Fresh at the edge, in seconds. */
      readonly shared: number;
      /** Stale while the edge revalidates, in seconds. */
      readonly stale: number;
    };

/** 30 s at the edge, 10 s stale, with 15 s of the function's own cache: a change is everywhere within a minute. */
export const publicPages = { shared: 30, stale: 10 } as const satisfies CachePolicy;

/** The policy of the area that a page is in. */
export function policyOf(area: Area): CachePolicy {
  return area === 'site' ? publicPages : 'private';
}

/** A policy as `Cache-Control` says it. */
export function cacheControl(policy: CachePolicy): string {
  if (policy === 'private') return 'private, no-store';
  const stale = policy.stale > 0 ? `, stale-while-revalidate=${policy.stale}` : '';
  return `public, max-age=0, s-maxage=${policy.shared}${stale}`;
}

/** The same for at most so many seconds, revalidation included. */
export function atMost(policy: CachePolicy, seconds: number): CachePolicy {
  if (policy === 'private') return policy;
  const left = Math.max(Math.floor(seconds), 0);
  const shared = Math.min(policy.shared, left);
  return { shared, stale: Math.min(policy.stale, left - shared) };
}
