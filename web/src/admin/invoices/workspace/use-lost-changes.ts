import type { Invoice } from '@agency/domain/invoice/schema';
import { useCallback, useEffect, useRef } from 'react';
import { useToast } from '../../../ui/app/toast.tsx';

/**
 * Says so where a colleague issued or discarded a draft whose editor held changes: they are gone with it. Returns what the
 * editor reports them to.
 */
export function useLostChanges(status: Invoice['status']): (isUnsaved: boolean) => void {
  const toast = useToast();
  const unsaved = useRef(false);
  const before = useRef(status);
  useEffect(() => {
    const isOver = before.current === 'draft' && status !== 'draft';
    before.current = status;
    if (!isOver || !unsaved.current) return;
    const done = status === 'discarded' ? 'discarded' : 'issued';
    toast(`Someone ${done} this draft while you were editing it. Your changes weren’t saved.`, {
      tone: 'danger',
    });
  }, [status, toast]);
  return useCallback((isUnsaved) => {
    unsaved.current = isUnsaved;
  }, []);
}
