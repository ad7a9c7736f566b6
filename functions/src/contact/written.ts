import { auditBrowserWrite } from '../platform/reactions/audit-browser-write.ts';
import { reacting } from '../platform/reactions/react.ts';

/** `contacts/{contactId}`: staff change status and notes, which go long before the log. */
export const written = reacting((deps, change) => auditBrowserWrite(deps, change, { lengthOnly: ['notes'] }));
