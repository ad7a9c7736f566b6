import { useEffect, useState } from 'react';

/** The time, moving on once a minute: what ends while a screen is open is shown as ended. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
