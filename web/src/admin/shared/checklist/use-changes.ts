import { toAppError } from '@agency/domain/shared/errors';
import { useCallback } from 'react';
import { useToast } from '../../../ui/app/toast.tsx';

const slow = 'We can’t reach the server. We’ll save this when you’re back online.';

/**
 * Runs a change that is shown at once: says when it takes long, and why it failed, however late. Resolves with whether
 * it was stored.
 */
export function useChanges(): (change: (onSlow: () => void) => Promise<unknown>) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (change) => {
      try {
        await change(() => toast(slow, { tone: 'info' }));
        return true;
      } catch (thrown) {
        toast(toAppError(thrown).message, { tone: 'danger' });
        return false;
      }
    },
    [toast],
  );
}
