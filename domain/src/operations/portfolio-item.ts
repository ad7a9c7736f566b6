import * as v from 'valibot';
import { portfolioItemQueries } from '../portfolio-item/queries.ts';
import { portfolioContent } from '../portfolio-item/schema.ts';
import { id, milliseconds } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const itemId = v.pipe(id, v.maxLength(64));

/** Work that the agency shows. */
export const portfolioItemOperations = {
  /**
   * Creates or changes one; the browser makes the id. `seen` is the `updatedAt` of the one that was changed, in
   * milliseconds: where somebody else has changed it since, nothing is saved. Null for a new one, which isn't published.
   */
  savePortfolioItem: operation(
    'admin',
    v.strictObject({ itemId, content: portfolioContent, seen: v.nullable(milliseconds) }),
    output<{ saved: boolean }>(),
  ),
  /** Puts one on the site or takes it off, as it was when it was read (`seen`). */
  publishPortfolioItem: operation(
    'admin',
    v.strictObject({ itemId, published: v.boolean(), seen: milliseconds }),
    output<{ changed: boolean }>(),
  ),
  /** All of them in their new order; refused where one was added since. */
  orderPortfolioItems: operation(
    'admin',
    v.strictObject({
      ids: v.pipe(v.array(itemId), v.maxLength(portfolioItemQueries.portfolioItemList.limit)),
    }),
    output<{ ordered: true }>(),
  ),
  /** Takes the words of a client away for good, with whose they were; whatever else has been saved since. */
  withdrawTestimonial: operation('admin', v.strictObject({ itemId }), output<{ withdrawn: boolean }>()),
} as const;
