import { auditBrowserWrite } from '../platform/reactions/audit-browser-write.ts';
import { reacting } from '../platform/reactions/react.ts';

/** `projects/{projectId}/notes/{noteId}`: nobody but staff hears of them. */
export const written = reacting((deps, change) => auditBrowserWrite(deps, change, { lengthOnly: ['body'] }));
