import { calculationInput } from '@agency/domain/calculator/request';
import type { Issue } from '@agency/domain/shared/errors';
import { toIssues } from '@agency/domain/shared/parse';
import * as v from 'valibot';

/** What the schema finds wrong; the server asks the same one. The trap is none of its business. */
export function findIssues({ website: _trap, ...body }: Record<string, unknown>): readonly Issue[] {
  const result = v.safeParse(calculationInput, body);
  return result.success ? [] : toIssues(result.issues);
}
