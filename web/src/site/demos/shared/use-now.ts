import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The present moment, looked at again every quarter of a minute and when the page is seen again. For the browser alone. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, everyMs);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
