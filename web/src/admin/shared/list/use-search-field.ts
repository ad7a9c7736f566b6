import { useEffect, useState } from 'react';

/** Typing rests this long before the search asks the database. */
const searchDelayMs = 250;

/** What is typed shows at once and reaches the address when typing rests. */
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
