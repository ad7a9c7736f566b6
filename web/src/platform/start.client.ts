import { startDeployCheck } from './deploy-check/deploy-check.client.ts';
import { startPerformanceMonitor } from './performance/start.client.ts';
import { startServiceWorker } from './service-worker/start.client.ts';

type Starter = () => void;

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

export function startPlatform(): void {
  for (const start of starters) start();
}
