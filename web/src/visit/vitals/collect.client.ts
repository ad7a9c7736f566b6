import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { onFid } from './first-input.client.ts';
import { rate } from './ratings.ts';
import type { OnVital } from './vital.ts';

/** Measures this page view. Loaded only where needed. */
export function collectVitals(report: OnVital): void {
  const pass = ({ name, value, delta, id }: Metric) =>
    report({ name, value, delta, id, rating: rate(name, value) });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(pass);
  onFid(report);
}
