import { blogPost } from '@agency/domain/blog-post/schema';
import { converter } from '../firestore/converter.ts';

export const blogPosts = converter('blogPosts', blogPost);
