import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';

/** `projects/{projectId}/notes/{noteId}`: nobody but staff hears of them. */
export const written = triggerHandler((deps, change) =>
  auditBrowserWrite(deps, change, { lengthOnly: ['body'] }),
);
