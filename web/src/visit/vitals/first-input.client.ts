import { rate } from './ratings.ts';
import type { OnVital } from './vital.ts';

/** First Input Delay, which web-vitals no longer measures: from the first input to when its handlers could run. */
export function onFid(report: OnVital): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntriesByType('first-input');
    if (!(first instanceof PerformanceEventTiming)) return;
    observer.disconnect();
    const value = first.processingStart - first.startTime;
    report({
      name: 'FID',
      value,
      delta: value,
      id: `fid-${Math.round(performance.timeOrigin)}`,
      rating: rate('FID', value),
    });
  });
  observer.observe({ type: 'first-input', buffered: true });
}
