import type { Page } from '@playwright/test';

/** The words of the main part as they are on the screen, in a form in which two of them can be compared. */
async function mainLines(page: Page): Promise<readonly string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is on the screen counts, not what is in the document
  const text = await page.getByRole('main').innerText();
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** What a reader without script lacks of a page, next to one with it who has not touched it yet. */
export async function missingWithoutScript(scripted: Page, plain: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const [with_, without] = await Promise.all([scripted.goto(address), plain.goto(address)]);
  if (with_?.status() !== without?.status())
    faults.push(`answers ${without?.status()}, not ${with_?.status()}`);
  const shown = new Set(await mainLines(plain));
  for (const line of await mainLines(scripted)) if (!shown.has(line)) faults.push(`lacks '${line}'`);
  return [...faults, ...(await plainFaults(plain))].map((fault) => `${address} ${fault}`);
}

/** Every form can be sent and every way on can be gone, by the browser alone. */
async function plainFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const explains = [...document.querySelectorAll('noscript')].some(
      (each) => each.parentElement && isShown(each),
    );
    for (const form of document.querySelectorAll('form')) {
      const sender = form.querySelector('button:not([type="button"]), input[type="submit"]');
      if (!sender || !isShown(sender)) faults.push('has a form that nothing sends');
      const isSecret = form.querySelector('input[type="password"]') !== null;
      if (form.method !== 'post' && form.method !== 'get') faults.push('has a form without a method');
      // A password must never end up in an address.
      if (isSecret && form.method !== 'post') faults.push('would put a password into the address');
      if (!form.hasAttribute('action') && !explains)
        faults.push('has a form that goes nowhere and does not say so');
    }
    for (const button of document.querySelectorAll('main button[type="button"]')) {
      const opens = button.hasAttribute('popovertarget') || button.hasAttribute('commandfor');
      if (isShown(button) && !opens && !explains) faults.push(`has a dead button '${button.textContent}'`);
    }
    return [...new Set(faults)];
  });
}
