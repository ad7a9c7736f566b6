import * as v from 'valibot';
import { line, timestamp, uid } from '../shared/fields.ts';
import { stateMachine } from '../shared/states.ts';
import { uploadLimits } from './limits.ts';

/** Types that people may upload, detected from the bytes; never SVG or HTML. Extension by type. */
export const uploadTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'video/mp4': 'mp4',
} as const;
export type UploadType = keyof typeof uploadTypes;

export const uploadStates = stateMachine('upload', {
  stored: ['claimed', 'expired'],
  claimed: ['expired'],
  expired: [],
});

/**
 * `uploads/{id}`: a file uploaded before the document it belongs to. Once expired, its bytes are removed, then this.
 */
export const upload = v.strictObject({
  name: line('File name', { max: 200 }),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(uploadLimits.memberBytes)),
  contentType: v.picklist(Object.keys(uploadTypes)),
  storagePath: line('Path', { max: 300 }),
  state: v.picklist(uploadStates.states),
  /** Null when a visitor sent it. */
  owner: v.nullable(uid),
  /**
   * The document that it belongs to once claimed ('quotes/Q-7K3M9P'). A file for a project names its document before
   * it is copied there ('projects/P-7K3M9P/files/…'), so that an abandoned copy can be found.
   */
  claimedBy: v.nullable(line('Document', { max: 200 })),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type Upload = v.InferOutput<typeof upload>;
