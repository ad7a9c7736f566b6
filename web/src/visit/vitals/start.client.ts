import { whenIdle } from '../when-idle.client.ts';
import { hasConsent, mayMeasure } from './analytics.ts';

/** The document names the agency's tag where there is one. */
function isWanted(): boolean {
  return mayMeasure({
    tagId: document.documentElement.dataset.analyticsTag,
    consented: hasConsent(() => window.localStorage, new Date()),
  });
}

async function measure(): Promise<void> {
  const [{ collectVitals }, { makeSendVital }, { gtag }] = await Promise.all([
    import('./collect.client.ts'),
    import('./send-vital.ts'),
    import('./gtag.client.ts'),
  ]);
  collectVitals(makeSendVital({ mayMeasure: isWanted, path: () => window.location.pathname, gtag }));
}

/** Measures the page for the agency's analytics; without a tag or without consent nothing is fetched or measured. */
export function startVitals(): void {
  if (isWanted()) whenIdle(() => void measure().catch(() => undefined));
}
