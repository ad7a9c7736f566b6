import { messageWritten } from './message/written.ts';
import { reacting } from './platform/react.ts';

/** `quotes/{threadId}/messages/{messageId}` and `projects/{threadId}/messages/{messageId}` */
export const onMessageWritten = reacting(messageWritten);
