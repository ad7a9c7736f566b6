/** How long a quote is on screen before it counts as viewed. */
export const viewedAfterMs = 2000;

interface Screen {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

interface Timer {
  start(ms: number, run: () => void): () => void;
}

/**
 * Calls `send` once the page has been visible for 2 s on end; hiding the page starts the count again. Previews,
 * prefetches and background tabs never count. Returns a function that stops it.
 */
export function watchViewed(screen: Screen, timer: Timer, send: () => void): () => void {
  let cancel: (() => void) | undefined;
  const stop = (): void => {
    cancel?.();
    cancel = undefined;
    screen.removeEventListener('visibilitychange', onChange);
  };
  const onChange = (): void => {
    cancel?.();
    cancel = undefined;
    if (screen.visibilityState !== 'visible') return;
    cancel = timer.start(viewedAfterMs, () => {
      stop();
      send();
    });
  };
  screen.addEventListener('visibilitychange', onChange);
  onChange();
  return stop;
}
