import { blogCategory } from '@agency/domain/blog-category/schema';
import { converter } from '../firestore/converter.ts';

export const blogCategories = converter('blogCategories', blogCategory);
