import { auditBrowserWrite } from './platform/audit-browser-write.ts';
import { reacting } from './platform/react.ts';

/** `contacts/{contactId}`: staff change status and notes. */
export const onContactWritten = reacting(auditBrowserWrite);
