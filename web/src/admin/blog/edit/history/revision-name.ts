import type { BlogPostRevision } from '@agency/domain/blog-post/schema';

const kindWords = {
  saved: 'Earlier text',
  published: 'Published',
  named: '',
  restored: 'Restored',
  before: 'Before another was restored',
} as const;

/** Why it was saved, and the name that somebody gave it. */
export function revisionName({ kind, name }: Pick<BlogPostRevision, 'kind' | 'name'>): string {
  return [kindWords[kind], name].filter(Boolean).join(': ');
}
