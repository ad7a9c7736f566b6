import { blogCategoryQueries } from '@agency/domain/blog-category/queries';
import type { OperationHandler } from '../platform/operation.ts';
import { orderRecords } from '../records/content/order.ts';

/** Puts all categories into this order, on the site too. */
export const orderBlogCategories: OperationHandler<'orderBlogCategories'> = (deps, { ids }, { person }) =>
  orderRecords(deps, {
    query: blogCategoryQueries.blogCategoryList,
    ids,
    action: 'orderBlogCategories',
    actor: person.uid,
    named: 'name',
    things: 'categories',
  });
