import * as v from 'valibot';
import { isBlank } from './plain-text.ts';

/** Forms send every field: one with nothing to be seen counts as left out. */
export function orNothing<const TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.optional(
    v.union([
      v.pipe(
        v.string(),
        v.check(isBlank),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );
}

/** An unticked box is not sent at all. */
export const consent = v.pipe(
  v.optional(v.boolean('This must be yes or no'), false),
  v.literal(true, 'Tick the box to let us use these details to answer you'),
);

/** The most bytes a form body may have. */
export const formBodyLimitBytes = 64 * 1024;
