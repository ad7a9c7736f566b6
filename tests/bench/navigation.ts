import type { Browser, Page } from '@playwright/test';
import { percentile, type Result, resultOf } from './report.ts';
import { bringAlive } from './weight.ts';

const menu = ['Services', 'Our work', 'Blog', 'Questions', 'Contact'] as const;
const rounds = 4;

/** Milliseconds from a click on a link in the header until the next page has been painted. */
async function timeOf(page: Page, name: string): Promise<number> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        const note = () => {
          clickedAt = performance.now();
        };
        const shown = () => {
          // After the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
        };
        window.addEventListener('click', note, { capture: true, once: true });
        window.addEventListener('pageshown', shown, { once: true });
      }),
  );
  await link.click();
  return painted;
}

/** Between public pages visited before, in a hydrated page. */
export async function measureNavigation(site: string, browser: Browser): Promise<Result[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${site}/`, { waitUntil: 'networkidle' });
    await bringAlive(page);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const name of menu) {
        const time = await timeOf(page, name);
        if (round > 0) times.push(time);
      }
    }
    const name = 'From one public page to the next, warm, to painted';
    return [
      resultOf({ name: `${name}, median`, measured: percentile(times, 0.5), unit: 'ms', atMost: 100 }),
      resultOf({ name: `${name}, p90`, measured: percentile(times, 0.9), unit: 'ms' }),
    ];
  } finally {
    await page.close();
  }
}
