import { useToast } from '../../../ui/app/toast.tsx';
import type { FieldName } from './fields.tsx';
import { useFocusField } from './use-focus-field.ts';

/**
 * Says that something was removed, and offers to undo it. By then its list may have changed: `putBack` looks for its
 * place anew, and returns the field to focus, or null where there is no place any more.
 */
export function useRemoval(): (what: string, putBack: () => FieldName | null) => void {
  const toast = useToast();
  const focus = useFocusField();
  return (what, putBack) => {
    const onAction = () => {
      const field = putBack();
      if (field) focus(field);
      else toast(`${what} can’t be restored, because its section has been removed.`, { tone: 'danger' });
    };
    toast(`${what} removed`, { tone: 'info', action: { label: 'Undo', onAction } });
  };
}
