import {
  healthPath,
  linkDataPath,
  mediaFile,
  socialFile,
  ticketedPicture,
  ticketPath,
} from '@agency/domain/site/files';
import { paths } from '@agency/domain/site/paths';
import { noticeRefusal } from './access/notice-refusal.ts';
import { postCalculation } from './calculator/send-http.ts';
import { postContact } from './contact/request-http.ts';
import { getFile } from './file/http.ts';
import { postLinkRequest } from './link/ask-for-new.ts';
import { getLinkView, postLinkAccept, postLinkCode, postLinkDecline, postLinkView } from './link/http.ts';
import { getLinkQuotePdf } from './link/pdf-http.ts';
import { mailRoutes } from './mail/routes.ts';
import { getMedia } from './media/http.ts';
import { getTicketedPicture } from './media/ticketed.ts';
import { postPackageRequest } from './package-request/request-http.ts';
import { postAppCheckToken } from './platform/http/app-check.ts';
import { dispatch } from './platform/http/router.ts';
import { serve } from './platform/http/server.ts';
import type { HttpRoute } from './platform/http.ts';
import { postQuoteRequest } from './quote/request-http.ts';
import { health } from './site/health.ts';
import { getSocialImage } from './site/social-image.ts';
import { postUploads } from './upload/http.ts';
import {
  postAccountRemoval,
  postAdminRegistration,
  postClientRegistration,
  postPasswordChange,
  postPasswordReset,
} from './user/http.ts';

/** What Hosting sends to the function `papers`, and that answers nothing else. */
const pdfRoutes: readonly HttpRoute[] = [
  { path: paths.api.link.pdf(':token'), methods: { GET: getLinkQuotePdf } },
];

const apiRoutes: readonly HttpRoute[] = [
  { path: healthPath, methods: { GET: health } },
  { path: mediaFile('*'), methods: { GET: getMedia } },
  { path: socialFile('*'), methods: { GET: getSocialImage } },
  { path: paths.api.quoteRequests(), methods: { POST: postQuoteRequest } },
  { path: paths.api.contacts(), methods: { POST: postContact } },
  { path: paths.api.packageRequests(), methods: { POST: postPackageRequest } },
  { path: paths.api.calculations(), methods: { POST: postCalculation } },
  { path: paths.api.uploads(), methods: { POST: postUploads } },
  { path: ticketPath(':ticket'), methods: { GET: getFile } },
  { path: ticketedPicture(':ticket', '*'), methods: { GET: getTicketedPicture } },
  { path: paths.api.link.accept(':token'), methods: { POST: postLinkAccept } },
  { path: paths.api.link.decline(':token'), methods: { POST: postLinkDecline } },
  { path: paths.api.linkRequests(), methods: { POST: postLinkRequest } },
  { path: paths.api.link.code(':token'), methods: { POST: postLinkCode } },
  { path: paths.api.link.view(':kind', ':token'), methods: { POST: postLinkView } },
  { path: linkDataPath(':kind', ':token'), methods: { GET: getLinkView } },
  { path: paths.api.appCheckTokens(), methods: { POST: postAppCheckToken } },
  { path: paths.api.clientRegistrations(), methods: { POST: postClientRegistration } },
  { path: paths.api.adminRegistrations(), methods: { POST: postAdminRegistration } },
  { path: paths.api.passwordResets(), methods: { POST: postPasswordReset } },
  { path: paths.api.passwordChanges(), methods: { POST: postPasswordChange } },
  { path: paths.api.accountRemovals(), methods: { POST: postAccountRemoval } },
  ...mailRoutes,
];

/** The one table of HTTP paths, as `web/src/routes.ts` is of pages. */
export const httpRoutes: readonly HttpRoute[] = [...apiRoutes, ...pdfRoutes];

/** The function `api`. */
export const handler = serve((request, deps) => dispatch(apiRoutes, request, deps, noticeRefusal));

/** The function `papers`: the same on a larger instance. */
export const pdfHandler = serve((request, deps) => dispatch(pdfRoutes, request, deps, noticeRefusal));
