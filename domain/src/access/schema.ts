import * as v from 'valibot';
import { uid } from '../shared/fields.ts';

/** `access/admins`: who is an admin. Never empty once it exists. */
export const adminList = v.strictObject({
  uids: v.pipe(v.array(uid), v.minLength(1, 'There is always at least one admin'), v.maxLength(200)),
  updatedAt: v.date(),
});
export type AdminList = v.InferOutput<typeof adminList>;
