import * as v from 'valibot';
import { timestamp, uid } from '../shared/fields.ts';

/** `access/admins`: who is an admin. Never empty once it exists. */
export const adminList = v.strictObject({
  uids: v.pipe(v.array(uid), v.minLength(1, 'There is always at least one admin'), v.maxLength(200)),
  updatedAt: v.date(),
});
export type AdminList = v.InferOutput<typeof adminList>;

/** `locks/claims-{uid}`: what the claims of an account are to be; every change of them is made from it (decision 011). */
export const claimsDecision = v.strictObject({
  role: v.nullable(v.literal('admin')),
  sessionsFrom: v.number(),
  provedEmail: v.nullable(v.string()),
  updatedAt: timestamp,
});
export type ClaimsDecision = v.InferOutput<typeof claimsDecision>;
