import { useToast } from '../../../ui/app/toast.tsx';

/** Says that something was removed, and offers to undo it. */
export function useRemoval(): (what: string, putBack: () => void) => void {
  const toast = useToast();
  return (what, putBack) =>
    toast(`${what} removed`, { tone: 'info', action: { label: 'Undo', onAction: putBack } });
}
