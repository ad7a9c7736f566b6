import { quoteRequestInput } from '@agency/domain/quote/request';
import type { Issue } from '@agency/domain/shared/errors';
import { toIssues } from '@agency/domain/shared/parse';
import * as v from 'valibot';

/** The request schema's issues; the server uses the same schema. It ignores the trap. */
export function findIssues({ website: _trap, ...body }: Record<string, unknown>): readonly Issue[] {
  const result = v.safeParse(quoteRequestInput, body);
  return result.success ? [] : toIssues(result.issues);
}
