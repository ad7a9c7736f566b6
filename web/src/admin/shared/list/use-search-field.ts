import { useEffect, useState } from 'react';

/** Debounce before the search queries the database. */
const searchDelayMs = 250;

/** The input shows at once and reaches the address after the debounce. */
export function useSearchField(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onSearch(typed), searchDelayMs);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
