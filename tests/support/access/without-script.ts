import type { Page } from '@playwright/test';

/** The visible text of `main`, normalised for comparison. */
async function mainLines(page: Page): Promise<readonly string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is on the screen counts, not what is in the document
  const text = await page.getByRole('main').innerText();
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/**
 * What a visitor without script misses of a page, compared with one with script before any interaction. An
 * application, which hydrates at once, may show more; its purpose has to work without script, or the page says that it
 * does not.
 */
export async function missingWithoutScript(scripted: Page, plain: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const [with_, without] = await Promise.all([scripted.goto(address), plain.goto(address)]);
  if (with_?.status() !== without?.status())
    faults.push(`answers ${without?.status()}, not ${with_?.status()}`);
  const shown = await mainLines(plain);
  if (shown.length < 3) faults.push('says next to nothing');
  const runsAtOnce = await plain.evaluate(() => document.documentElement.dataset.hydrate === 'now');
  const wanted = runsAtOnce ? [] : await mainLines(scripted);
  for (const line of wanted) if (!shown.includes(line)) faults.push(`lacks '${line}'`);
  return [...faults, ...(await plainFaults(plain))].map((fault) => `${address} ${fault}`);
}

/** Every form and every link works without script; otherwise the page says what it needs. */
async function plainFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const explains = [...document.querySelectorAll('main noscript')].some(
      ({ parentElement, textContent }) =>
        parentElement && isShown(parentElement) && textContent?.trim() !== '',
    );
    for (const form of [...document.querySelectorAll('form')].filter(isShown)) {
      const senders = [...form.elements].filter(
        (each) => each instanceof HTMLButtonElement && each.type === 'submit' && isShown(each),
      );
      const isOff = senders.length > 0 && senders.every((each) => each.matches(':disabled'));
      const isSecret = form.querySelector('input[type="password"]') !== null;
      if (senders.length === 0) faults.push('has a form that nothing sends');
      // A password must never end up in an address.
      if (isSecret && !isOff && form.method !== 'post') faults.push('would put a password into the address');
      if ((isOff || !form.hasAttribute('action')) && !explains) {
        faults.push('has a form that goes nowhere and does not say so');
      }
    }
    for (const button of document.querySelectorAll('main button[type="button"]')) {
      const opens = button.hasAttribute('popovertarget') || button.hasAttribute('commandfor');
      if (isShown(button) && !opens && !explains) faults.push(`has a dead button '${button.textContent}'`);
    }
    return [...new Set(faults)];
  });
}
