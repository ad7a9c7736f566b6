/** Runs a task when the browser has nothing better to do, or soon where it can't say. */
export function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: 10_000 });
  else window.setTimeout(task, 1_000);
}
