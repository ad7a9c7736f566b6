import { useEffect, useState } from 'react';
import { createSearchEcho } from './search-echo.ts';

/** Debounce before the search queries the database. */
const searchDelayMs = 250;

/** The input shows at once and reaches the address after the debounce; a search from elsewhere replaces it. */
export function useSearchField(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [echo] = useState(createSearchEcho);
  useEffect(() => {
    if (!echo.isOwn(search)) setTyped(search);
  }, [search, echo]);
  useEffect(() => {
    if (typed === echo.latest(search)) return;
    const timer = setTimeout(() => {
      echo.send(typed);
      onSearch(typed);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
