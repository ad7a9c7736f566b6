import { updateArrival } from '../attribution.ts';
import { isTagId, keepChoice, storedChoice } from '../vitals/analytics.ts';
import { startVitals } from '../vitals/start.client.ts';
import { whenIdle } from '../when-idle.client.ts';

const storage = () => window.localStorage;

async function apply(tagId: string, analytics: boolean): Promise<void> {
  const { allowAnalytics, withdrawAnalytics } = await import('./tag.client.ts');
  if (!analytics) {
    withdrawAnalytics(tagId);
    return;
  }
  allowAnalytics(tagId);
  startVitals();
}

async function ask(tagId: string, opener?: HTMLElement): Promise<void> {
  const { showPanel } = await import('./show-panel.client.tsx');
  const choose = (analytics: boolean) => {
    keepChoice(storage, analytics, new Date());
    updateArrival();
    apply(tagId, analytics).catch(() => undefined);
  };
  showPanel({ current: storedChoice(storage, new Date()), choose, opener });
}

/** 'Cookie settings' links to the privacy notice; script opens the choice instead. */
function openerOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { target } = event;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cookie-settings]') : null;
}

/**
 * Asks for consent only where the document names the agency's tag. Without consent nothing is fetched from third
 * parties and nothing is stored.
 */
export function startConsent(): void {
  const tagId = document.documentElement.dataset.analyticsTag;
  if (!isTagId(tagId)) return;
  document.addEventListener(
    'click',
    (event) => {
      const opener = openerOf(event);
      if (!opener) return;
      event.preventDefault();
      ask(tagId, opener).catch(() => window.location.assign(opener.href));
    },
    { capture: true },
  );
  // An answer in another tab counts in this one too.
  window.addEventListener('storage', updateArrival);
  for (const opener of document.querySelectorAll('a[data-cookie-settings]')) {
    opener.setAttribute('aria-haspopup', 'dialog');
  }
  const choice = storedChoice(storage, new Date());
  if (choice === undefined) whenIdle(() => void ask(tagId).catch(() => undefined));
  if (choice === true) whenIdle(() => void apply(tagId, true).catch(() => undefined));
}
