import { packageQueries } from '@agency/domain/package/queries';
import type { OperationHandler } from '../platform/operation.ts';
import { orderRecords } from '../records/content/order.ts';

/** Puts all packages into this order, on the site too. */
export const orderPackages: OperationHandler<'orderPackages'> = (deps, { ids }, { person }) =>
  orderRecords(deps, {
    query: packageQueries.packageList,
    ids,
    action: 'orderPackages',
    actor: person.uid,
    named: 'name',
    things: 'packages',
  });
