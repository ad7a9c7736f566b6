import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import type { OperationHandler } from '../platform/operation.ts';
import { orderRecords } from '../records/content/order.ts';

/** Puts all of the portfolio into this order, on the site too. */
export const orderPortfolioItems: OperationHandler<'orderPortfolioItems'> = (deps, { ids }, { person }) =>
  orderRecords(deps, {
    query: portfolioItemQueries.portfolioItemList,
    ids,
    action: 'orderPortfolioItems',
    actor: person.uid,
    named: 'title',
    things: 'portfolio items',
  });
