import { startDeployCheck } from './deploy-check/deploy-check.client.ts';
import { startPerformanceMonitor } from './performance/start.client.ts';

/** What the background parts need of the router. */
interface PageLoading {
  /** True while a page is being prefetched. */
  isPrefetching(): boolean;
}

type Starter = (loading: PageLoading) => void;

/** As `attribution.ts` names it, which is not loaded for this question. */
const landingKey = 'landing';

/** A tab may still hold how its visit began, noted by an earlier build or while there was a tag. */
function holdsArrival(): boolean {
  try {
    return sessionStorage.getItem(landingKey) !== null;
  } catch {
    return false;
  }
}

/** Without a tag there is nothing to ask or measure, and not even the code for it is loaded. */
function startMeasuringWithTag(): void {
  if (document.documentElement.dataset.analyticsTag === undefined && !holdsArrival()) return;
  import('./measuring.client.ts').then(({ startMeasuring }) => startMeasuring()).catch(() => undefined);
}

function startLayingOut(): void {
  import('./lay-out.client.ts').catch(() => undefined);
}

/**
 * The background parts that start after hydration (deploy check, layout, arrival, consent, vitals), a line each. A part that
 * depends on navigation listens to the window's `pageshown` event.
 */
const starters: readonly Starter[] = [
  startDeployCheck,
  startLayingOut,
  startMeasuringWithTag,
  startPerformanceMonitor,
];

export function startBesidePages(loading: PageLoading): void {
  for (const start of starters) start(loading);
}
