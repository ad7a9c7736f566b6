import * as v from 'valibot';
import type { ImportedRow } from '../redirect/import.ts';
import { mostImported, redirectRow, sitePath } from '../redirect/schema.ts';
import { operation, output } from './contract.ts';

/** One that stands; `createdAt` is an ISO text. */
export interface ListedRedirect {
  readonly from: string;
  readonly to: string;
  readonly createdAt: string;
}

/** Addresses that lead elsewhere. */
export const redirectOperations = {
  /**
   * Makes redirects of rows of a file, all that can be at once; says of each row, in their order, what becomes of it. A dry
   * run says the same and changes nothing. Asked again, everything is there already.
   */
  importRedirects: operation(
    'admin',
    v.strictObject({
      rows: v.pipe(
        v.array(redirectRow),
        v.minLength(1, 'There are no addresses in this file'),
        v.maxLength(mostImported, `Import at most ${mostImported} addresses at a time`),
      ),
      dryRun: v.boolean(),
    }),
    output<{ rows: readonly ImportedRow[] }>(),
  ),
  /** In the order of their old addresses, from the one behind `after`; `next` is the `after` of the next page. */
  listRedirects: operation(
    'admin',
    v.strictObject({ after: v.nullable(sitePath) }),
    output<{ redirects: readonly ListedRedirect[]; next: string | null }>(),
  ),
  removeRedirect: operation('admin', v.strictObject({ from: sitePath }), output<{ removed: boolean }>()),
} as const;
