import type { AppError } from '@agency/domain/shared/errors';
import { useEffect, useState } from 'react';

/**
 * An id made before the first try, so that a retry is the same thing. Where an earlier try got through after all and
 * something else is sent under its id, the next try has an id of its own.
 */
export function useTryId(make: () => string, error: AppError | null): string {
  const [id, setId] = useState(make);
  useEffect(() => {
    if (error?.code === 'already-exists') setId(make());
  }, [error, make]);
  return id;
}
