import { startConsent } from './consent/start.client.ts';
import { startVitals } from './vitals/start.client.ts';

/** Used only on a site with an analytics tag: the consent question, and what consent allows. */
export function startMeasuring(): void {
  startConsent();
  startVitals();
}
