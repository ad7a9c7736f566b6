import { updateArrival } from './attribution.ts';
import { startConsent } from './consent/start.client.ts';
import { startVitals } from './vitals/start.client.ts';

/**
 * Used only on a site with an analytics tag: the consent question, and what consent allows; and once more where a tab
 * still holds what is no longer allowed.
 */
export function startMeasuring(): void {
  updateArrival();
  startConsent();
  startVitals();
}
