import { matchRoute } from '../../platform/match.ts';
import type { OnVital } from './vital.ts';

/** An address known to one person is not for analytics: the route's pattern replaces it. */
export function maskedPath(path: string): string {
  const route = matchRoute(path)?.route;
  return route === undefined || route.area !== 'site' ? (route?.path ?? '(unknown)') : path;
}

export interface SinkSurroundings {
  /** Checked at every event, so that withdrawn consent takes effect at once. */
  mayMeasure(): boolean;
  path(): string;
  /** Google's `gtag`. */
  gtag(command: 'event', name: string, parameters: Readonly<Record<string, string | number | boolean>>): void;
}

/** Turns measurements into analytics events, named as in Google's guide for web-vitals. */
export function makeSendVital({ mayMeasure, path, gtag }: SinkSurroundings): OnVital {
  return ({ name, value, delta, id, rating }) => {
    if (!mayMeasure()) return;
    gtag('event', name, {
      // Whole numbers only: CLS is a small fraction.
      value: Math.round(name === 'CLS' ? delta * 1000 : delta),
      metric_id: id,
      metric_value: value,
      metric_delta: delta,
      metric_rating: rating,
      page_path: maskedPath(path()),
      non_interaction: true,
    });
  };
}
