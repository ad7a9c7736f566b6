import { startDeployCheck } from './deploy-check/deploy-check.client.ts';
import { startPerformanceMonitor } from './performance/start.client.ts';
import { startServiceWorker } from './service-worker/start.client.ts';

/** What runs beside the pages asks this of what shows them. */
interface PageLoading {
  /** True while a page is being fetched that nobody has asked for yet. */
  isPrefetching(): boolean;
}

type Starter = (loading: PageLoading) => void;

/** Without a tag there is nothing to ask and nothing to measure, and not even the code for it is fetched. */
function startMeasuringWithTag(): void {
  if (document.documentElement.dataset.analyticsTag === undefined) return;
  import('./measuring.client.ts').then(({ startMeasuring }) => startMeasuring()).catch(() => undefined);
}

/**
 * What runs beside the pages once they have come alive (deploy check, worker, consent, vitals): one line each here.
 * Every part listens to the window's `pageshown` event where it cares about navigation.
 */
const starters: readonly Starter[] = [
  startDeployCheck,
  startServiceWorker,
  startMeasuringWithTag,
  startPerformanceMonitor,
];

export function startBesidePages(loading: PageLoading): void {
  for (const start of starters) start(loading);
}
