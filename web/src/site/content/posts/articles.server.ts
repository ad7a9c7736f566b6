import type { PublicPost } from '@agency/domain/site/content';

/** Articles that belong to the site itself, at routes of their own; lists, feed and sitemap show them among the posts. */
export const articles: readonly PublicPost[] = [];
