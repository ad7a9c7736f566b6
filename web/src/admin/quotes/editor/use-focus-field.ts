import { useCallback, useEffect, useState } from 'react';
import { useFieldPrefix } from '../../../ui/fields/field-id.ts';
import type { FieldName } from './fields.tsx';

/** Puts the focus into a field once it is on the screen: after adding or moving what it belongs to. */
export function useFocusField(): (name: FieldName) => void {
  const prefix = useFieldPrefix();
  const [wanted, setWanted] = useState<{ readonly name: FieldName } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(`${prefix}-${wanted.name}`)?.focus();
  }, [prefix, wanted]);
  return useCallback((name: FieldName) => setWanted({ name }), []);
}
