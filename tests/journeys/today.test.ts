import { expect, type Page } from '@playwright/test';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';
import { makeWaiting, removeWaiting } from './steps/waiting.ts';

test.afterAll(removeWaiting);

const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-row') ?? null);

/** What answers each kind, and the keys that its question takes then. */
const answers: readonly (readonly string[])[] = [
  ['2'], // a message: no reply needed
  ['2', 'Tab', 'Enter'], // a request: discard it
  ['2'], // a contact message: archive it
  ['2'], // a package request: archive it
  ['Enter'], // changes: start work
  ['2', 'Tab', 'Enter'], // a reported payment: not received
  ['Enter', 'Enter'], // an overdue invoice: record the receipt
  ['Enter', 'Tab', 'Enter'], // a stage: issue it
  ['Enter'], // a task: tick it off
  ['Enter'], // an email: send it again
];

test('somebody new answers ten of forty, of ten kinds, with at most three keys each and no page load', async ({
  page,
}) => {
  test.slow();
  const rows = await makeWaiting();
  await openBackOffice(page);
  await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', rows[0] ?? '');
  const [document, address] = [await documentOf(page), page.url()];
  await page.keyboard.press('j');
  for (const [index, keys] of answers.entries()) {
    await test.step(`${index + 1}: ${rows[index]}`, async () => {
      await expect.poll(() => focused(page)).toBe(rows[index]);
      expect(keys.length).toBeLessThanOrEqual(3);
      const [first = '', ...then] = keys;
      await page.keyboard.press(first);
      if (then.length > 0)
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
      for (const key of then) await page.keyboard.press(key);
      await expect(page.locator(`[data-row="${rows[index]}"]`)).toHaveCount(0);
      await expect.poll(() => focused(page)).toBe(rows[index + 1]);
    });
  }
  expect([await documentOf(page), page.url()]).toEqual([document, address]);
});
