import * as v from 'valibot';
import { stateMachine } from '../shared/states.ts';

export const blogPostStatuses = stateMachine('post', {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
});
export type BlogPostStatus = keyof typeof blogPostStatuses.transitions;
export const blogPostStatus = v.picklist(blogPostStatuses.states);

interface Timed {
  readonly status: BlogPostStatus;
  readonly publishAt: Date | null;
}

/** May everybody read it now? It becomes public by the clock, not by a job. */
export function isPublic(post: Timed, now: Date): boolean {
  return post.status === 'published' && post.publishAt !== null && post.publishAt.getTime() <= now.getTime();
}

/** Published with a time to come. */
export function isScheduled(post: Timed, now: Date): boolean {
  return post.status === 'published' && post.publishAt !== null && post.publishAt.getTime() > now.getTime();
}

/** Could anybody ever read it? Then somebody may have kept its address. */
export function wasPublic(post: Timed & { readonly firstPublicAt: Date | null }, now: Date): boolean {
  const { firstPublicAt } = post;
  return isPublic(post, now) || (firstPublicAt !== null && firstPublicAt.getTime() <= now.getTime());
}
