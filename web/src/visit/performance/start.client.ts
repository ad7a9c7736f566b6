/** On in development, and anywhere with `?perf` in the address. */
export function isMonitored(mode: string, search: string): boolean {
  return mode === 'development' || new URLSearchParams(search).has('perf');
}

export function startPerformanceMonitor(): void {
  if (!isMonitored(import.meta.env.MODE, window.location.search)) return;
  import('./monitor.client.ts').then(({ monitorPerformance }) => monitorPerformance()).catch(() => undefined);
}
