import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';

/** `blogCategories/{slug}` */
export const written = triggerHandler(auditBrowserWrite);
