import { contactInput } from '@agency/domain/contact/request';
import { packageRequestInput } from '@agency/domain/package-request/request';
import type { Issue } from '@agency/domain/shared/errors';
import { toIssues } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import type { EnquiryKind } from './kinds.ts';

const schemas = { contact: contactInput, packageRequest: packageRequestInput } as const;

/** The form schema's issues; the server uses the same schema. It ignores the trap. */
export function findIssues(
  kind: EnquiryKind,
  { website: _trap, ...body }: Record<string, unknown>,
): readonly Issue[] {
  const result = v.safeParse(schemas[kind], body);
  return result.success ? [] : toIssues(result.issues);
}
