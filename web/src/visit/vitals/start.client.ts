import { whenIdle } from '../when-idle.client.ts';
import { mayMeasureHere } from './analytics.ts';

async function measure(): Promise<void> {
  const [{ collectVitals }, { makeSendVital }, { gtag }] = await Promise.all([
    import('./collect.client.ts'),
    import('./send-vital.ts'),
    import('./gtag.client.ts'),
  ]);
  collectVitals(makeSendVital({ mayMeasure: mayMeasureHere, path: () => window.location.pathname, gtag }));
}

/** Measures the page for the agency's analytics; without a tag or without consent nothing is fetched or measured. */
export function startVitals(): void {
  if (mayMeasureHere()) whenIdle(() => void measure().catch(() => undefined));
}
