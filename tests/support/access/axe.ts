import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that look at colour: nothing else of a page depends on the theme. */
const aboutColour = ['color-contrast', 'link-in-text-block'];

/**
 * Sticky elements cover content that can be scrolled clear, which axe reports as obscured: they are unstuck meanwhile.
 */
async function withoutSticking<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      element.style.setProperty('position', 'static', 'important');
      element.dataset.unstuck = '';
    }
  });
  const result = await work();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      element.style.removeProperty('position');
      if (element.getAttribute('style') === '') element.removeAttribute('style');
      delete element.dataset.unstuck;
    }
  });
  return result;
}

/**
 * Axe's findings: all its default rules and the two of WCAG 2.2 that are off by default, or only those about colour.
 * Mail previews are left out: no script may run in their frames, so axe would wait for ever.
 */
export async function axeFaults(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  const more = { 'target-size': { enabled: true }, 'identical-links-same-purpose': { enabled: true } };
  const builder = new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .options({
      resultTypes: ['violations'],
      ...(rules === 'all' ? { rules: more } : { runOnly: aboutColour }),
    })
    // None of our frames has another origin, so one run in the page itself is enough.
    .setLegacyMode();
  const { violations } = await withoutSticking(page, () => builder.analyze());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
