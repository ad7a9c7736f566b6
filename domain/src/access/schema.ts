import * as v from 'valibot';
import { timestamp, uid } from '../shared/fields.ts';

/** `access/admins`: who is an admin. Never empty once it exists. */
export const adminList = v.strictObject({
  uids: v.pipe(v.array(uid), v.minLength(1, 'There is always at least one admin'), v.maxLength(200)),
  updatedAt: v.date(),
});
export type AdminList = v.InferOutput<typeof adminList>;

/** `locks/claims-{uid}`: the desired claims of an account; every change of them starts from here (decision 011). */
export const claimsDecision = v.strictObject({
  role: v.nullable(v.literal('admin')),
  sessionsFrom: v.number(),
  provedEmail: v.nullable(v.string()),
  /** Absent from decisions of earlier versions: their accounts are listed by the next change, or the daily repair. */
  identities: v.optional(v.array(v.string())),
  updatedAt: timestamp,
});
export type ClaimsDecision = v.InferOutput<typeof claimsDecision>;
