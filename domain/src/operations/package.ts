import * as v from 'valibot';
import { packageQueries } from '../package/queries.ts';
import { packageContent } from '../package/schema.ts';
import { id, milliseconds } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const packageId = v.pipe(id, v.maxLength(64));

/** What the agency offers at a price. */
export const packageOperations = {
  /**
   * Creates or changes one; the browser makes the id. `seen` is the `updatedAt` of the one that was changed, in
   * milliseconds: where somebody else has changed it since, nothing is saved. Null for a new one, which isn't published.
   */
  savePackage: operation(
    'admin',
    v.strictObject({ packageId, content: packageContent, seen: v.nullable(milliseconds) }),
    output<{ saved: boolean }>(),
  ),
  /** Puts one on the site or takes it off, as it was when it was read (`seen`). */
  publishPackage: operation(
    'admin',
    v.strictObject({ packageId, published: v.boolean(), seen: milliseconds }),
    output<{ changed: boolean }>(),
  ),
  /** All of them in their new order; refused where one was added since. */
  orderPackages: operation(
    'admin',
    v.strictObject({ ids: v.pipe(v.array(packageId), v.maxLength(packageQueries.packageList.limit)) }),
    output<{ ordered: true }>(),
  ),
} as const;
