import { useToast } from '../../../ui/app/toast.tsx';

/** Says that something was taken out, and offers to put it back. */
export function useRemoval(): (what: string, putBack: () => void) => void {
  const toast = useToast();
  return (what, putBack) =>
    toast(`${what} removed`, { tone: 'info', action: { label: 'Undo', onAction: putBack } });
}
