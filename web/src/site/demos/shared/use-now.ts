import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The present moment, looked at again every quarter of a minute. For the browser alone. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
