import { useCallback, useEffect, useState } from 'react';
import { useFieldPrefix } from '../../../ui/fields/field-id.ts';
import type { FieldName } from './fields.tsx';

/** Focuses a field once it is rendered: after its row was added or moved. */
export function useFocusField(): (name: FieldName) => void {
  const prefix = useFieldPrefix();
  const [wanted, setWanted] = useState<{ readonly name: FieldName } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(`${prefix}-${wanted.name}`)?.focus();
  }, [prefix, wanted]);
  return useCallback((name: FieldName) => setWanted({ name }), []);
}
