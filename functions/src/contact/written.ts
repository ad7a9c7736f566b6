import { auditBrowserWrite } from '../platform/audit-browser-write.ts';
import { reacting } from '../platform/react.ts';

/** `contacts/{contactId}`: staff change status and notes, which go long before the log. */
export const written = reacting((deps, change) => auditBrowserWrite(deps, change, { lengthOnly: ['notes'] }));
