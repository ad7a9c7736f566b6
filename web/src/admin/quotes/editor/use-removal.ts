import { useToast } from '../../../ui/app/toast.tsx';
import type { FieldName } from './fields.tsx';
import { useFocusField } from './use-focus-field.ts';

/** Says that something was removed, and offers to undo it: the focus then goes to this field of it. */
export function useRemoval(): (what: string, field: FieldName, putBack: () => void) => void {
  const toast = useToast();
  const focus = useFocusField();
  return (what, field, putBack) => {
    const onAction = () => {
      putBack();
      focus(field);
    };
    toast(`${what} removed`, { tone: 'info', action: { label: 'Undo', onAction } });
  };
}
