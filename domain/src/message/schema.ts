import * as v from 'valibot';
import { line, text, timestamp, uid } from '../shared/fields.ts';

/** A message below a quote or project; never edited. */
export const message = v.strictObject({
  body: text('Message', { max: 5000 }),
  /** What the rules demand: the name in the profile, or the whole address where it has none. */
  authorName: line('Name', { max: 254 }),
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

/** Below a quote or a project. */
export const threadKind = v.picklist(['quotes', 'projects']);
export type ThreadKind = v.InferOutput<typeof threadKind>;

/** What a quote or project repeats of its messages: when each side last wrote, and since when the client has had no reply; null where there is nothing to answer. Functions alone write it. */
export const threadHead = {
  lastMessageAt: v.optional(v.strictObject({ client: v.nullable(timestamp), staff: v.nullable(timestamp) }), {
    client: null,
    staff: null,
  }),
  awaitsReplySince: v.optional(v.nullable(timestamp), null),
};

/** Of one that nobody has written about yet. */
export const quietThread = { lastMessageAt: { client: null, staff: null }, awaitsReplySince: null };
