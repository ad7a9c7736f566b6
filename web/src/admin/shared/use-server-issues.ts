import type { AppError } from '@agency/domain/shared/errors';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows at their fields what the server says of them; returns what it says besides, for the foot of the form. */
export function useServerIssues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: Pick<AppError, 'issues' | 'message'> | null,
  names: readonly FieldPath<Values>[],
): string | null {
  const issue = error?.issues.find(({ path }) => names.some((name) => name === path));
  const name = names.find((each) => each === issue?.path);
  useEffect(() => {
    if (issue && name) form.setError(name, { type: 'server', message: issue.message }, { shouldFocus: true });
  }, [form, issue, name]);
  return issue ? null : (error?.message ?? null);
}
