import { blogPostDraft } from '@agency/domain/blog-post/draft';
import { blogPost, blogPostRevision } from '@agency/domain/blog-post/schema';
import { converter } from '../firestore/converter.ts';

export const blogPosts = converter('blogPosts', blogPost);
export const blogPostDrafts = converter('blogPostPrivate', blogPostDraft);
export const blogPostRevisions = converter('blogPostRevisions', blogPostRevision);
