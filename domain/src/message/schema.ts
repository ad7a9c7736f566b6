import * as v from 'valibot';
import { line, text, timestamp, uid } from '../shared/fields.ts';

/** A message below a quote or project; never edited. */
export const message = v.strictObject({
  body: text('Message', { max: 5000 }),
  authorName: line('Name', { max: 100 }),
  /** The author's side; rules check it, so screens can trust it, unlike the name. */
  authorKind: v.picklist(['client', 'staff']),
  createdBy: uid,
  createdAt: timestamp,
  updatedBy: uid,
  updatedAt: timestamp,
});
export type Message = v.InferOutput<typeof message>;

/** `…/reads/{uid}`: up to when that person has read. */
export const readMarker = v.strictObject({ lastReadAt: timestamp, updatedBy: uid, updatedAt: timestamp });
