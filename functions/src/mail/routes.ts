import type { HttpRoute } from '../platform/http.ts';
import { listTemplates, renderTemplate, sendEmail } from './api.ts';
import { postUnsubscribe } from './unsubscribe.ts';
import { resendWebhook } from './webhook.ts';

/** The paths of this idea, for the one table of HTTP paths. React is loaded only when something is rendered. */
export const mailRoutes: readonly HttpRoute[] = [
  { path: '/api/email/render-template', methods: { POST: renderTemplate } },
  { path: '/api/email/templates', methods: { GET: listTemplates } },
  { path: '/api/email/send', methods: { POST: sendEmail } },
  { path: '/api/unsubscribe/:token', methods: { POST: postUnsubscribe } },
  { path: '/api/webhooks/resend', methods: { POST: resendWebhook } },
];
