import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';

/**
 * `contacts/{contactId}`: staff change its status and notes; the audit log outlives the notes, so it stores only their
 * length.
 */
export const written = triggerHandler((deps, change) =>
  auditBrowserWrite(deps, change, { lengthOnly: ['notes'] }),
);
