import * as v from 'valibot';
import { timestamp } from '../shared/fields.ts';
import { paths } from '../site/paths.ts';

/** A path of this site: same origin, no query, no way out of it. */
export const sitePath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^(?:\/[a-z0-9][a-z0-9._-]*)+$/, 'This isn’t a path on this site'),
);

/** The longest that is read of an address in a file. */
const longestAddress = 2000;

/** `redirects/{hash of from}`: created when a page moves, or for an address of an earlier site. */
export const redirect = v.strictObject({
  from: sitePath,
  to: v.union([v.literal(paths.home()), sitePath]),
  createdAt: timestamp,
});
export type Redirect = v.InferOutput<typeof redirect>;

/** How many rows are imported at a time. */
export const mostImported = 500;

const address = v.pipe(v.string(), v.maxLength(longestAddress, 'This address is too long'));
/** Two addresses as somebody wrote them: the old one and the new one. */
export const redirectRow = v.strictObject({ from: address, to: address });
export type RedirectRow = v.InferOutput<typeof redirectRow>;
