/**
 * The area a page belongs to. Moving from one to another loads a new document, because each has its own content
 * security policy and caching.
 */
export type Area = 'site' | 'client' | 'admin' | 'link';

/** Pages whose address itself gives access. */
const link = /^\/(?:client\/quotes\/view|project\/track|unsubscribe|verify|preview)(?:\/|$)/;
const client = /^\/client(?:\/|$)/;
const admin = /^\/admin(?:\/|$)/;

/** The area of a path, whether or not there is a page at it. */
export function areaOf(path: string): Area {
  if (link.test(path)) return 'link';
  if (client.test(path)) return 'client';
  return admin.test(path) ? 'admin' : 'site';
}
