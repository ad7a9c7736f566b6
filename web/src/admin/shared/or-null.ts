import { isBlank } from '@agency/domain/shared/plain-text';
import * as v from 'valibot';

/** An optional field: text with nothing to be seen means none. */
export function orNull<const TSchema extends v.GenericSchema<string, string>>(schema: TSchema) {
  return v.union([
    v.pipe(
      v.string(),
      v.check(isBlank),
      v.transform(() => null),
    ),
    schema,
  ]);
}
