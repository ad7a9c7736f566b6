import * as v from 'valibot';
import { timestamp } from '../shared/fields.ts';

/** A path of this site: same origin, no query, no way out of it. */
export const sitePath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^(?:\/[a-z0-9][a-z0-9._-]*)+$/, 'This isn’t a path on this site'),
);

/** `redirects/{hash of from}`: created when a published slug changes. */
export const redirect = v.strictObject({ from: sitePath, to: sitePath, createdAt: timestamp });
export type Redirect = v.InferOutput<typeof redirect>;
