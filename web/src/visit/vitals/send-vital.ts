import { matchRoute } from '../../platform/match.ts';
import type { OnVital } from './vital.ts';

/** What stands in an address that only one person has is not for analytics: the route's pattern stands in. */
export function maskedPath(path: string): string {
  const route = matchRoute(path)?.route;
  return route === undefined || route.area !== 'site' ? (route?.path ?? '(unknown)') : path;
}

export interface SinkSurroundings {
  /** Asked anew at every event, so that consent withdrawn is consent withdrawn. */
  mayMeasure(): boolean;
  path(): string;
  /** Google's `gtag`. */
  gtag(command: 'event', name: string, parameters: Readonly<Record<string, string | number | boolean>>): void;
}

/** Makes measurements events of the analytics, the way Google's own guide for web-vitals names them. */
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
