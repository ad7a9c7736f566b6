import { expect, type Locator, type Page, test } from '@playwright/test';

// By keyboard alone, but where a test says that it drags.

const path = '/demos/project-management';

async function open(page: Page): Promise<Locator> {
  await page.goto(path);
  const demo = page.getByRole('region', { name: 'Project board, the demo' });
  await expect(demo.getByRole('heading', { name: 'To do' })).toBeVisible();
  return demo;
}

const column = (demo: Locator, name: string) => demo.getByRole('region', { name, exact: true });
const news = (demo: Locator) => demo.locator('#board-news');
const card = (of: Locator, title: string) => of.getByRole('button', { name: title, exact: true });

async function lift(demo: Locator, title: string, keys: readonly string[]): Promise<void> {
  await card(demo, title).focus();
  await demo.page().keyboard.press('Space');
  for (const key of keys) await demo.page().keyboard.press(key);
}

test('cards move by keyboard, the limit holds, and the chart follows', async ({ page }) => {
  const demo = await open(page);
  await lift(demo, 'Gift vouchers: page and wording', ['ArrowRight']);
  await expect(news(demo)).toContainText('Doing, 2 of 5.');
  await page.keyboard.press('Escape');
  await expect(column(demo, 'To do').getByText('Gift vouchers')).toBeVisible();
  await expect(card(demo, 'Gift vouchers: page and wording')).toBeFocused();

  await lift(demo, 'Gift vouchers: page and wording', ['ArrowRight', 'ArrowUp', 'Space']);
  await expect(column(demo, 'Doing').getByRole('listitem').first()).toContainText('Gift vouchers');
  await expect(card(demo, 'Gift vouchers: page and wording')).toBeFocused();

  await lift(demo, 'Delivery days for bank holidays', ['ArrowRight', 'Space']);
  await expect(demo.getByText(/^Doing holds at most 5 cards and has 5/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(column(demo, 'Doing').getByRole('listitem')).toHaveCount(5);

  await expect(demo.getByText(/^58 points left/)).toBeVisible();
  await lift(demo, 'Order confirmation by email', ['ArrowRight', 'Space']);
  await expect(demo.getByText(/^55 points left/)).toBeVisible();
  await lift(demo, 'Order confirmation by email', ['ArrowLeft', 'Space']);
  await expect(demo.getByText(/^58 points left/)).toBeVisible();
});

test('a card is written, refused, kept over a reload, followed by a second tab, deleted and brought back', {
  tag: '@long',
}, async ({ page, context }) => {
  const demo = await open(page);
  await demo.getByRole('button', { name: 'Add card' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New card' });
  await form.getByRole('textbox', { name: 'Title' }).fill('x');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('link', { name: 'Title must have at least 3 characters' })).toBeVisible();
  await form.getByRole('textbox', { name: 'Title' }).press('y');
  await expect(form.getByRole('link', { name: /^Title/ })).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Title' }).fill('Window stickers');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Add card' })).toBeFocused();
  await expect(column(demo, 'To do').getByRole('listitem').first()).toContainText('Window stickers');

  await page.reload();
  await expect(card(demo, 'Window stickers')).toBeVisible();

  const second = await context.newPage();
  const other = await open(second);
  await expect(card(other, 'Window stickers')).toBeVisible();
  await card(demo, 'Window stickers').press('Enter');
  await page.getByRole('button', { name: 'Delete card' }).press('Enter');
  await expect(card(other, 'Window stickers')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(demo, 'Window stickers')).toBeFocused();
  await expect(card(other, 'Window stickers')).toBeVisible();

  // From its menu, and out again.
  await demo.getByRole('button', { name: 'Move “Window stickers”' }).press('Enter');
  await demo.getByRole('button', { name: 'Edit or delete' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: 'Move “Window stickers”' })).toBeFocused();

  // Deleted in one tab while its form is open in the other.
  await card(other, 'Window stickers').press('Enter');
  await card(demo, 'Window stickers').press('Enter');
  await page.getByRole('button', { name: 'Delete card' }).press('Enter');
  await expect(news(other)).toContainText('has been deleted in another tab');
  await expect(news(other)).toBeFocused();
  await demo.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(card(demo, 'Window stickers')).toBeFocused();

  await demo.getByRole('button', { name: 'Reset demo' }).press('Enter');
  await expect(card(demo, 'Window stickers')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Undo reset' }).press('Enter');
  await expect(card(demo, 'Window stickers')).toBeVisible();
});

test('the filter counts, and a menu moves a card without dragging', { tag: '@long' }, async ({ page }) => {
  const demo = await open(page);
  await demo.getByRole('checkbox', { name: /^Late only/ }).press('Space');
  await expect(demo.getByText('3 of 30 cards')).toBeVisible();
  await demo.getByRole('combobox', { name: 'Person' }).selectOption('Jack Lowe');
  await expect(demo.getByText('1 of 30 cards')).toBeVisible();
  await demo.getByRole('button', { name: 'Move “Postcode with a space is refused”' }).press('Enter');
  await demo.getByRole('button', { name: 'Move to Done' }).press('Enter');
  await expect(demo.getByText('0 of 30 cards')).toBeVisible();
  // The card is out of sight, so the focus is on what is said about it.
  await expect(news(demo)).toHaveText(/^“Postcode with a space is refused” is now in Done/);
  await expect(news(demo)).toBeFocused();
  await demo.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(demo.getByRole('combobox', { name: 'Person' })).toBeFocused();
  await expect(column(demo, 'Done').getByRole('listitem').first()).toContainText('Postcode with a space');
});

test('cards can be dragged, and a full column refuses them', { tag: '@long' }, async ({ page }) => {
  const demo = await open(page);
  const doing = column(demo, 'Doing');
  const item = (title: string) => demo.locator('li[data-card]').filter({ hasText: title });
  await expect(item('Print style of the order sheet')).toHaveAttribute('draggable', 'true');
  await item('Redirects from the old shop').dragTo(doing.getByRole('heading', { name: 'Doing' }), {
    steps: 8,
  });
  await expect(doing.getByRole('listitem').last()).toContainText('Redirects from the old shop');
  await item('Gift vouchers').dragTo(doing.getByRole('heading', { name: 'Doing' }), { steps: 8 });
  await expect(demo.getByText(/^Doing holds at most 5 cards/)).toBeVisible();
  await item('Gift vouchers').dragTo(item('Words for the delivery page'), {
    steps: 8,
    targetPosition: { x: 60, y: 6 },
  });
  await expect(column(demo, 'In review').getByRole('listitem').nth(1)).toContainText('Gift vouchers');
});

test('on a phone one column is shown at a time, and the page never scrolls sideways', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const demo = await open(page);
  await expect(column(demo, 'Done')).toBeHidden();
  await demo
    .getByRole('navigation', { name: 'Columns' })
    .getByRole('button', { name: /^Done/ })
    .press('Enter');
  await expect(column(demo, 'Done')).toBeVisible();
  await expect(column(demo, 'To do')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
