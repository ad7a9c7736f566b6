import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';

/** `contacts/{contactId}`: staff change status and notes, which go long before the log. */
export const written = triggerHandler((deps, change) =>
  auditBrowserWrite(deps, change, { lengthOnly: ['notes'] }),
);
