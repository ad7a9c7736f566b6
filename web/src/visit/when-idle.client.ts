/** Runs a task when the browser is idle, or soon where it can't tell. */
export function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: 10_000 });
  else window.setTimeout(task, 1_000);
}
