import { auditBrowserWrite } from './platform/audit-browser-write.ts';
import { reacting } from './platform/react.ts';

/** `packageRequests/{requestId}`: staff change status and notes. */
export const onPackageRequestWritten = reacting(auditBrowserWrite);
