import { createContext, useContext } from 'react';

/** Two forms on one page must not share ids: each shell sets its own prefix. */
const FieldPrefix = createContext('field');
export const FieldPrefixProvider = FieldPrefix.Provider;

/** The id that a field of this name has inside the form around it; error summaries link to it. */
export function useFieldId(name: string, own?: string): string {
  const prefix = useContext(FieldPrefix);
  return own ?? `${prefix}-${name}`;
}

export function useFieldPrefix(): string {
  return useContext(FieldPrefix);
}
