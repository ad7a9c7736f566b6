import { auditBrowserWrite } from '../platform/audit-browser-write.ts';
import { reacting } from '../platform/react.ts';

/** `blogCategories/{slug}` */
export const written = reacting(auditBrowserWrite);
