import { startConsent } from './consent/start.client.ts';
import { startDeployCheck } from './deploy-check/deploy-check.client.ts';
import { startPerformanceMonitor } from './performance/start.client.ts';
import { startServiceWorker } from './service-worker/start.client.ts';
import { startVitals } from './vitals/start.client.ts';

type Starter = () => void;

/**
 * What runs beside the pages once they have come alive (deploy check, worker, consent, vitals): one line each here.
 * Every part listens to the window's `pageshown` event where it cares about navigation.
 */
const starters: readonly Starter[] = [
  startDeployCheck,
  startServiceWorker,
  startConsent,
  startVitals,
  startPerformanceMonitor,
];

export function startPlatform(): void {
  for (const start of starters) start();
}
