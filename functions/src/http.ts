import { postCalculation } from './calculator/send-http.ts';
import { postContact } from './contact/request-http.ts';
import { getFile } from './file/http.ts';
import { postLinkRequest } from './link/ask-for-new.ts';
import { getLinkView, postLinkAccept, postLinkCode, postLinkDecline, postLinkView } from './link/http.ts';
import { getLinkQuotePdf } from './link/paper-http.ts';
import { mailRoutes } from './mail/routes.ts';
import { getMedia } from './media/http.ts';
import { postPackageRequest } from './package-request/request-http.ts';
import { postAppCheckToken } from './platform/app-check.ts';
import type { HttpRoute } from './platform/http.ts';
import { answerByRoutes } from './platform/router.ts';
import { serve } from './platform/server.ts';
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

/** The one table of HTTP paths, as `web/src/routes.ts` is of pages. */
export const httpRoutes: readonly HttpRoute[] = [
  { path: '/health', methods: { GET: health } },
  { path: '/media/*', methods: { GET: getMedia } },
  { path: '/social/*', methods: { GET: getSocialImage } },
  { path: '/api/quote-requests', methods: { POST: postQuoteRequest } },
  { path: '/api/contacts', methods: { POST: postContact } },
  { path: '/api/package-requests', methods: { POST: postPackageRequest } },
  { path: '/api/calculations', methods: { POST: postCalculation } },
  { path: '/api/uploads', methods: { POST: postUploads } },
  { path: '/api/files/:ticket', methods: { GET: getFile } },
  { path: '/api/links/quote/:token/accept', methods: { POST: postLinkAccept } },
  { path: '/api/links/quote/:token/pdf', methods: { GET: getLinkQuotePdf } },
  { path: '/api/links/quote/:token/decline', methods: { POST: postLinkDecline } },
  { path: '/api/link-requests', methods: { POST: postLinkRequest } },
  { path: '/api/links/quote/:token/code', methods: { POST: postLinkCode } },
  { path: '/api/links/:kind/:token/view', methods: { POST: postLinkView } },
  { path: '/api/links/:kind/:token', methods: { GET: getLinkView } },
  { path: '/api/app-check-tokens', methods: { POST: postAppCheckToken } },
  { path: '/api/client-registrations', methods: { POST: postClientRegistration } },
  { path: '/api/admin-registrations', methods: { POST: postAdminRegistration } },
  { path: '/api/password-resets', methods: { POST: postPasswordReset } },
  { path: '/api/password-changes', methods: { POST: postPasswordChange } },
  { path: '/api/account-removals', methods: { POST: postAccountRemoval } },
  ...mailRoutes,
];

/** The function `api`. */
export const handler = serve((request, deps) => answerByRoutes(httpRoutes, request, deps));
