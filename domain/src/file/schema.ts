import * as v from 'valibot';
import { invoicePeriod } from '../invoice/export.ts';
import { civilDate, id, line, timestamp, uid } from '../shared/fields.ts';
import { uploadLimits } from '../upload/limits.ts';
import { uploadTypes } from '../upload/schema.ts';

/** Who may see a file of a project: the client's people and staff, or staff alone. */
export const fileVisibility = v.picklist(['client', 'internal']);
export type FileVisibility = v.InferOutput<typeof fileVisibility>;

/** `projects/{id}/files/{id}`: a file that was checked; its bytes lie below `files/` where functions alone reach. */
export const projectFile = v.strictObject({
  name: line('File name', { max: 200 }),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(uploadLimits.memberBytes)),
  contentType: v.picklist(Object.keys(uploadTypes)),
  storagePath: line('Path', { max: 300 }),
  visibility: fileVisibility,
  uploadedBy: uid,
  uploaderName: line('Name', { min: 0, max: 100 }),
  /** The side that added it; the other side is notified. */
  uploaderKind: v.picklist(['client', 'staff']),
  createdAt: timestamp,
  updatedAt: timestamp,
  updatedBy: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});
export type ProjectFile = v.InferOutput<typeof projectFile>;

/** How long people can take back what they added by mistake, in minutes. */
export const takeBackMinutes = 10;

/** Until when its uploader can take a file back. */
export function takeBackUntil({ createdAt }: Pick<ProjectFile, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + takeBackMinutes * 60_000);
}

/**
 * What a ticket opens: a file of a project, an attachment of a quote request (the claimed upload), or what this person has
 * just had put together: the invoices of a period, or a copy of the blog made on a day.
 * A ticket is bound to it, to the person who asked and to 2 minutes; membership is checked again when it is used.
 */
export const fileRef = v.variant('kind', [
  v.strictObject({ kind: v.literal('projectFile'), projectId: id, fileId: id }),
  v.strictObject({ kind: v.literal('upload'), uploadId: id }),
  v.strictObject({ kind: v.literal('invoices'), ...invoicePeriod.entries, exportId: id }),
  v.strictObject({ kind: v.literal('blogPosts'), on: civilDate, exportId: id }),
]);
export type FileRef = v.InferOutput<typeof fileRef>;

/** How long a ticket opens its file, in milliseconds. */
export const ticketLifeMs = 2 * 60_000;
