import { mailEventsPath, templateListPath } from '@agency/domain/site/files';
import { paths } from '@agency/domain/site/paths';
import type { HttpRoute } from '../platform/http.ts';
import { listTemplates, renderTemplate, sendEmail } from './api.ts';
import { postUnsubscribe } from './unsubscribe.ts';
import { resendWebhook } from './webhook.ts';

/** The paths of this idea, for the one table of HTTP paths. React is loaded only when something is rendered. */
export const mailRoutes: readonly HttpRoute[] = [
  { path: paths.api.email.render(), methods: { POST: renderTemplate } },
  { path: templateListPath, methods: { GET: listTemplates } },
  { path: paths.api.email.send(), methods: { POST: sendEmail } },
  { path: paths.api.unsubscribe(':token'), methods: { POST: postUnsubscribe } },
  { path: mailEventsPath, methods: { POST: resendWebhook } },
];
