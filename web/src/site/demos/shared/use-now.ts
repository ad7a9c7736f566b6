import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The current time, updated every 15 seconds and when the page becomes visible again. For the browser only. */
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
