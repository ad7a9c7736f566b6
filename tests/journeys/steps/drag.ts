import { expect, type Locator } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Drags a row by its grip as a hand does: it lets go once the page shows where the row would land. A busy page sees the drag
 * begin long after the mouse was moved.
 */
export async function dragRow(grip: Locator, target: Locator, position?: Point): Promise<void> {
  const { mouse } = grip.page();
  await target.scrollIntoViewIfNeeded();
  await grip.hover();
  await mouse.down();
  await expect(async () => {
    await target.hover({ force: true, ...(position ? { position } : {}) });
    await expect(target).toHaveCSS('box-shadow', /inset/, { timeout: 1000 });
  }).toPass();
  await mouse.up();
}
