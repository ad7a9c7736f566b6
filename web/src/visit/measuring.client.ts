import { startConsent } from './consent/start.client.ts';
import { startVitals } from './vitals/start.client.ts';

/** What only a site with an analytics tag of its own has any use for: the question, and what the answer allows. */
export function startMeasuring(): void {
  startConsent();
  startVitals();
}
