import { useEffect, useState } from 'react';

/** Is it still before that instant? Turns false by itself when it comes. */
export function useIsBefore(instant: Date): boolean {
  const end = instant.getTime();
  const [isOver, setOver] = useState(() => Date.now() >= end);
  useEffect(() => {
    const left = end - Date.now();
    setOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [end]);
  return !isOver;
}
