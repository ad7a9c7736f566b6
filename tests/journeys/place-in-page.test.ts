import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../support/access/early-visitor.ts';
import { showIntent } from '../support/access/hydration.ts';
import { standInForPictures } from '../support/access/open-page.ts';

// Sections are laid out only when they come near the window, and then change their heights: a visitor sees none of it.

// A worker would answer for the scripts that are held back.
test.use({
  viewport: { width: 360, height: 740 },
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) => standInForPictures(page));

/** How far from the window's top an element is, once as many frames were drawn as a section takes to be laid out. */
function topOf(page: Page, selector: string): Promise<number | undefined> {
  return page.evaluate(async (which) => {
    for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelector(which)?.getBoundingClientRect().top;
  }, selector);
}

async function waitUntilLaidOut(page: Page): Promise<void> {
  const isWhole = () =>
    [...document.querySelectorAll('section')].every(({ style }) => style.contentVisibility === 'visible');
  await page.waitForFunction(isWhole);
}

test('a link that a key has brought into the window stays there', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/services/websites');
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      // By then the browser has scrolled to it, and drawn nothing yet.
      requestAnimationFrame(() => {
        if (target instanceof Element)
          target.setAttribute('data-top', `${target.getBoundingClientRect().top}`);
      });
    });
  });
  const moved: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const now = await topOf(page, ':focus');
    const link = page.locator(':focus');
    const first = Number(await link.getAttribute('data-top'));
    if (Math.abs(first - (now ?? 0)) > 2) moved.push(`${await link.textContent()}: ${first}, then ${now}`);
  }
  expect(moved).toEqual([]);
});

test('a page that is alive has an end to go to', async ({ page }) => {
  await page.goto('/packages');
  await showIntent(page);
  await waitUntilLaidOut(page);
  await page.keyboard.press('End');
  const toEnd = () =>
    page.evaluate(() =>
      Math.abs(document.documentElement.scrollHeight - window.innerHeight - window.scrollY),
    );
  await expect.poll(toEnd).toBeLessThan(2);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [address, part] of [
    ['/services/websites', 0.5],
    ['/tools/roi-calculator', 0.8],
  ] as const) {
    test(`what is read stays in its place while the rest of ${address} is laid out`, async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto(address);
      await page.evaluate((share) => {
        const whole = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: whole * share, behavior: 'instant' });
      }, part);
      await topOf(page, 'body');
      await page.evaluate(() => {
        const isRead = (text: Element) =>
          text.checkVisibility({ contentVisibilityAuto: true }) && text.getBoundingClientRect().top >= 0;
        const read = [...document.querySelectorAll('h2, p, li')].find(isRead);
        // The section itself doesn't move while its text rises.
        read?.closest('section')?.setAttribute('data-read', '');
      });
      const before = (await topOf(page, '[data-read]')) ?? 0;
      // What has just come into the window is still rising.
      letGo();
      await showIntent(page);
      await waitUntilLaidOut(page);
      const after = (await topOf(page, '[data-read]')) ?? 0;
      expect(Math.abs(after - before)).toBeLessThan(4);
    });
  }
});
