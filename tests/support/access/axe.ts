import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that look at colour: nothing else of a page depends on the theme. */
const aboutColour = ['color-contrast', 'link-in-text-block'];

/** What sticks covers what can be scrolled from under it, which axe takes for lost: it goes to its own place meanwhile. */
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
 * What axe finds: all its rules that are on by themselves and the two of WCAG 2.2 that are not, or those about colour
 * alone. Previews of mails are left out: no script may run in their frames, so axe would wait in there for ever.
 */
export async function axeFaults(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  const more = { 'target-size': { enabled: true }, 'identical-links-same-purpose': { enabled: true } };
  const builder = new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .options({
      resultTypes: ['violations'],
      ...(rules === 'all' ? { rules: more } : { runOnly: aboutColour }),
    })
    // No frame of ours has another origin: one run in the page itself, without a second window to sum up in.
    .setLegacyMode();
  const { violations } = await withoutSticking(page, () => builder.analyze());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
