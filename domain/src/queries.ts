import { billingSeriesQueries } from './billing-series/queries.ts';
import { certificateQueries } from './certificate/queries.ts';
import { clientQueries } from './client/queries.ts';
import { invoiceQueries } from './invoice/queries.ts';
import { linkQueries } from './link/queries.ts';
import { mailQueries } from './mail/queries.ts';
import { packageQueries } from './package/queries.ts';
import { projectQueries } from './project/queries.ts';
import { quoteQueries } from './quote/queries.ts';

/** Every query of the product; firestore.indexes.json is made from it. */
export const queries = {
  ...billingSeriesQueries,
  ...certificateQueries,
  ...clientQueries,
  ...invoiceQueries,
  ...linkQueries,
  ...mailQueries,
  ...packageQueries,
  ...projectQueries,
  ...quoteQueries,
};
export type QueryName = keyof typeof queries;
