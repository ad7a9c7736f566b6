import { reacting } from './platform/react.ts';
import { fileWritten } from './project/file-written.ts';

/** `projects/{projectId}/files/{fileId}` */
export const onProjectFileWritten = reacting(fileWritten);
