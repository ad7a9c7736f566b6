import { auditBrowserWrite } from '../platform/reactions/audit-browser-write.ts';
import { reacting } from '../platform/reactions/react.ts';

/** `blogCategories/{slug}` */
export const written = reacting(auditBrowserWrite);
