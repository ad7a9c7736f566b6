import * as v from 'valibot';
import { blogCategoryQueries } from '../blog-category/queries.ts';
import { blogCategoryContent } from '../blog-category/schema.ts';
import { milliseconds, slug } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

/** Categories of the blog; each is known by its slug. */
export const blogCategoryOperations = {
  /**
   * Creates one, or changes its words. `seen` is the `updatedAt` of the one that was changed, in milliseconds; null for a
   * new one.
   */
  saveBlogCategory: operation(
    'admin',
    v.strictObject({ slug, content: blogCategoryContent, seen: v.nullable(milliseconds) }),
    output<{ saved: boolean }>(),
  ),
  /** Gives one another address; the old one leads there, and its posts follow. Asked again, it goes on with them. */
  renameBlogCategory: operation(
    'admin',
    v.strictObject({ from: slug, to: slug, seen: milliseconds }),
    output<{ renamed: boolean; posts: number }>(),
  ),
  /** All of them in their new order. */
  orderBlogCategories: operation(
    'admin',
    v.strictObject({ ids: v.pipe(v.array(slug), v.maxLength(blogCategoryQueries.blogCategoryList.limit)) }),
    output<{ ordered: true }>(),
  ),
  /** Refused while a post or a draft is in it. */
  removeBlogCategory: operation('admin', v.strictObject({ slug }), output<{ removed: boolean }>()),
} as const;
