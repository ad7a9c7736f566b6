/** How often the token is refreshed while a page is open. */
export const refreshEveryMs = 4 * 60_000;
/** Returning to the window checks at most this often. */
const focusPauseMs = 20_000;

interface Clock {
  now(): number;
  every(ms: number, run: () => void): () => void;
}

interface Window {
  addEventListener(type: 'focus' | 'online', listener: () => void): void;
  removeEventListener(type: 'focus' | 'online', listener: () => void): void;
}

/**
 * Checks whether the session is still valid: every 4 minutes, on focus, and when the network is back. Returns a
 * function that stops it.
 */
export function watchSession(check: () => Promise<void>, clock: Clock, target: Window): () => void {
  let last = clock.now();
  const ask = (): void => {
    last = clock.now();
    void check();
  };
  const onReturn = (): void => {
    if (clock.now() - last >= focusPauseMs) ask();
  };
  const stop = clock.every(refreshEveryMs, ask);
  target.addEventListener('focus', onReturn);
  target.addEventListener('online', onReturn);
  return () => {
    stop();
    target.removeEventListener('focus', onReturn);
    target.removeEventListener('online', onReturn);
  };
}
