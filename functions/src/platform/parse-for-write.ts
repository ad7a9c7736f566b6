import { AppError } from '@agency/domain/shared/errors';
import { toIssues } from '@agency/domain/shared/parse';
import * as v from 'valibot';

/**
 * Validates what is about to be stored: for writers that copy from outside (accounts, uploads, the mail provider). They
 * clean first; what slips through is refused here, since nobody could read it afterwards.
 * @throws AppError `internal` that names the fields in its detail.
 */
export function parseForWrite<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  fields: v.InferInput<TSchema>,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const wrong = toIssues(result.issues).map(({ path, message }) => `${path}: ${message}`);
  throw new AppError('internal', 'We couldn’t save this. We’ve been told and will look into it.', {
    detail: `what was about to be stored does not fit its schema: ${wrong.join('; ')}`,
  });
}
