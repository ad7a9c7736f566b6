import * as v from 'valibot';
import { addDays, isDayOver } from '../shared/dates.ts';
import { audience, civilDate, id, timestamp } from '../shared/fields.ts';

export const linkKinds = ['quote', 'project'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Days that a link stays valid after the quote's `validUntil` or the project's completion. */
export const linkLifeDays = 90;

/** `links/{id}`: a public link of a quote or project. The token itself is never stored. */
export const link = v.strictObject({
  kind: v.picklist(linkKinds),
  documentId: id,
  clientId: id,
  ...audience,
  /** Part of what is signed: raising it makes every older token invalid. */
  rotation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Its last valid day, London; null while it has no end. */
  expiresOn: v.nullable(civilDate),
  revokedAt: v.nullable(timestamp),
  lastUsedAt: v.nullable(timestamp),
  useCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Link = v.InferOutput<typeof link>;

/** `links/{id}/visits/{id}`, kept 90 days. */
export const linkVisit = v.strictObject({
  at: timestamp,
  agent: v.picklist(['phone', 'tablet', 'computer', 'bot', 'other']),
});
export type LinkVisit = v.InferOutput<typeof linkVisit>;

export function linkExpiry(lastDay: string): string {
  return addDays(lastDay, linkLifeDays);
}

/** Does the link still open its page? */
export function isLinkOpen(stored: Pick<Link, 'expiresOn' | 'revokedAt'>, now: Date): boolean {
  return stored.revokedAt === null && (stored.expiresOn === null || !isDayOver(stored.expiresOn, now));
}
