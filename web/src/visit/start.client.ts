import { updateArrival } from './attribution.ts';
import { startDeployCheck } from './deploy-check/deploy-check.client.ts';
import { startPerformanceMonitor } from './performance/start.client.ts';

/** What the background parts need of the router. */
interface PageLoading {
  /** True while a page is being prefetched. */
  isPrefetching(): boolean;
}

type Starter = (loading: PageLoading) => void;

/** Without a tag there is nothing to ask or measure, and not even the code for it is loaded. */
function startMeasuringWithTag(): void {
  if (document.documentElement.dataset.analyticsTag === undefined) return;
  import('./measuring.client.ts').then(({ startMeasuring }) => startMeasuring()).catch(() => undefined);
}

function startLayingOut(): void {
  import('./lay-out.client.ts').catch(() => undefined);
}

/**
 * The background parts that start after hydration (arrival, deploy check, layout, consent, vitals), a line each. A part that
 * depends on navigation listens to the window's `pageshown` event.
 */
const starters: readonly Starter[] = [
  updateArrival,
  startDeployCheck,
  startLayingOut,
  startMeasuringWithTag,
  startPerformanceMonitor,
];

export function startBesidePages(loading: PageLoading): void {
  for (const start of starters) start(loading);
}
