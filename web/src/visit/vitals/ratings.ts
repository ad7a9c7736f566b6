export type VitalName = 'LCP' | 'FID' | 'CLS' | 'FCP' | 'TTFB' | 'INP';
export type Rating = 'good' | 'needs-improvement' | 'poor';

/** Up to `good` it is good, above `poor` it is poor. Milliseconds, except CLS, which has no unit. */
const thresholds: Readonly<Record<VitalName, { readonly good: number; readonly poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  FID: { good: 100, poor: 300 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
  INP: { good: 200, poor: 500 },
};

export function rate(name: VitalName, value: number): Rating {
  const { good, poor } = thresholds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

const points: Readonly<Record<Rating, number>> = { good: 100, 'needs-improvement': 50, poor: 0 };

/** The average of 100 for good, 50 for what needs improvement and 0 for poor; null where nothing was measured. */
export function performanceScore(ratings: readonly Rating[]): number | null {
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, rating) => sum + points[rating], 0) / ratings.length;
}
