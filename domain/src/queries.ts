import { auditQueries } from './audit/queries.ts';
import { billingSeriesQueries } from './billing-series/queries.ts';
import { blogCategoryQueries } from './blog-category/queries.ts';
import { blogPostQueries, blogPostRevisionQueries } from './blog-post/queries.ts';
import { certificateQueries } from './certificate/queries.ts';
import { checklistQueries } from './checklist/queries.ts';
import { clientQueries } from './client/queries.ts';
import { contactQueries } from './contact/queries.ts';
import { enquiryQueries } from './enquiry/queries.ts';
import { fileQueries } from './file/queries.ts';
import { invoiceQueries } from './invoice/queries.ts';
import { linkQueries } from './link/queries.ts';
import { mailQueries } from './mail/queries.ts';
import { messageQueries } from './message/queries.ts';
import { packageQueries } from './package/queries.ts';
import { packageRequestQueries } from './package-request/queries.ts';
import { pictureQueries } from './picture/queries.ts';
import { platformQueries } from './platform/queries.ts';
import { portfolioItemQueries } from './portfolio-item/queries.ts';
import { projectQueries } from './project/queries.ts';
import { quoteQueries } from './quote/queries.ts';
import { receiptQueries } from './receipt/queries.ts';
import { redirectQueries } from './redirect/queries.ts';
import { templateQueries } from './template/queries.ts';
import { uploadQueries } from './upload/queries.ts';
import { userQueries } from './user/queries.ts';

/** Every query of the product; firestore.indexes.json is made from it. */
export const queries = {
  ...blogCategoryQueries,
  ...blogPostQueries,
  ...blogPostRevisionQueries,
  ...checklistQueries,
  ...contactQueries,
  ...enquiryQueries,
  ...fileQueries,
  ...packageRequestQueries,
  ...pictureQueries,
  ...platformQueries,
  ...portfolioItemQueries,
  ...receiptQueries,
  ...redirectQueries,
  ...userQueries,
  ...auditQueries,
  ...templateQueries,
  ...uploadQueries,
  ...messageQueries,
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
