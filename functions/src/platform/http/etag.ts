import type { HttpRequest } from '../http.ts';

/**
 * Does the caller hold the version with this tag already? Caches that compress weaken the tag; for a GET the weak
 * comparison is the right one.
 */
export function hasCurrentCopy(request: HttpRequest, etag: string): boolean {
  const tags = request.header('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
