import { expect, type Locator, type Page, test } from '@playwright/test';
import { dragRow } from './steps/drag.ts';
import { beginQuote, openBackOffice, saveAsColleague, saveDraft } from './steps/staff.ts';

// The lines of a quote by keys, by the menu and by the mouse; the focus stays with what is worked on.

/** Opens a new quote, whose one section has one empty line, and calls the section 'Design'; its lines. */
async function openLines(page: Page) {
  const quoteId = await beginQuote('Lena Lines');
  await openBackOffice(page, `/admin/quotes?quote=${quoteId}`);
  await page.getByLabel('Section title').fill('Design');
  return linesIn(page, page.getByRole('region', { name: 'Section 1', exact: true }));
}

function linesIn(page: Page, section: Locator) {
  const rows = section.getByRole('listitem', { name: /^Line \d+$/ });
  const field = (label: string, line: number) =>
    section.getByLabel(`${label} of line ${line}, Design`, { exact: true });
  return {
    section,
    rows,
    field,
    description: (line: number) => field('Description', line),
    /** Chooses from a line's menu by keys. */
    async choose(line: number, entry: string) {
      await section.getByRole('button', { name: `More for line ${line}, Design` }).press('Enter');
      await page.getByRole('menuitem', { name: entry }).press('Enter');
    },
    async expectDescriptions(...wanted: readonly string[]) {
      await expect(rows).toHaveCount(wanted.length);
      for (const [index, text] of wanted.entries())
        await expect(field('Description', index + 1)).toHaveValue(text);
    },
  };
}

test('lines are added by Enter, and moved by keys, by the menu and by the mouse', async ({ page }) => {
  const { section, rows, field, description, choose, expectDescriptions } = await openLines(page);

  await test.step('Enter goes to the line below, at the end to a new one; with Ctrl it adds one anywhere', async () => {
    await description(1).fill('First');
    await field('Unit price', 1).press('Enter');
    await expect(description(2)).toBeFocused();
    await page.keyboard.type('Third');
    await description(1).press('Control+Enter');
    await expect(description(2)).toBeFocused();
    await page.keyboard.type('Second');
    await field('Quantity', 1).press('Enter');
    await expect(field('Quantity', 2)).toBeFocused();
    await expectDescriptions('First', 'Second', 'Third');
  });

  await test.step('Alt with an arrow moves a line as far as it goes', async () => {
    await description(3).press('Alt+ArrowUp');
    await expect(description(2)).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(description(1)).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(description(1)).toBeFocused();
    await expectDescriptions('Third', 'First', 'Second');
    await section.getByRole('button', { name: 'More for line 1, Design' }).press('Alt+ArrowDown');
    await expectDescriptions('First', 'Third', 'Second');
    await section.getByRole('button', { name: 'More for line 2, Design' }).press('Alt+ArrowUp');
    await expectDescriptions('Third', 'First', 'Second');
  });

  await test.step('but lists of choices and open menus keep these keys', async () => {
    await field('For the client', 1).press('Alt+ArrowDown');
    await section.getByRole('button', { name: 'More for line 1, Design' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move down' }).press('Alt+ArrowDown');
    await page.keyboard.press('Escape');
    await expectDescriptions('Third', 'First', 'Second');
  });

  await test.step('so does its menu', async () => {
    await choose(1, 'Move down');
    await expect(description(2)).toBeFocused();
    await expectDescriptions('First', 'Third', 'Second');
  });

  await test.step('the mouse drags it by its grip, up and to the end', async () => {
    const grip = (line: number) => rows.nth(line - 1).locator('[draggable="true"]');
    await dragRow(grip(3), rows.nth(0), { x: 200, y: 4 });
    await expect(description(1)).toBeFocused();
    await expectDescriptions('Second', 'First', 'Third');
    await dragRow(grip(1), page.getByRole('button', { name: 'Add line' }).locator('..'));
    await expect(description(3)).toBeFocused();
    await expectDescriptions('First', 'Third', 'Second');
  });
});

test('lines are opened, copied, taken out and brought back; what can’t be read is said beside its field', async ({
  page,
}) => {
  const { section, rows, field, description, choose, expectDescriptions } = await openLines(page);
  await description(1).fill('Wireframes');

  await test.step('what is rare opens from the menu', async () => {
    await expect(field('Discount', 1)).toBeHidden();
    await choose(1, 'Discount and billing');
    await expect(field('Discount', 1)).toBeFocused();
    await page.keyboard.type('10');
  });

  await test.step('a copy has all of it', async () => {
    await choose(1, 'Copy');
    await expect(description(2)).toBeFocused();
    await expect(field('Discount', 2)).toHaveValue('10');
    await description(2).fill('Prototype');
  });

  await test.step('the focus goes to the line that takes the place of a removed one; undo puts it back', async () => {
    await choose(1, 'Remove');
    await expect(description(1)).toBeFocused();
    await expectDescriptions('Prototype');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expectDescriptions('Wireframes', 'Prototype');
    await expect(description(1)).toBeFocused();
    await expect(field('Discount', 1)).toHaveValue('10');
    await choose(2, 'Remove');
    await expect(description(1)).toBeFocused();
    await choose(1, 'Remove');
    await expect(rows).toHaveCount(0);
    await expect(section.getByRole('button', { name: 'Add line' })).toBeFocused();
  });

  await test.step('what can’t be read is said beside its field, and isn’t saved', async () => {
    await page.keyboard.press('Enter');
    await expect(description(1)).toBeFocused();
    await page.keyboard.type('Only');
    const price = field('Unit price', 1);
    await price.fill('a lot');
    await page.keyboard.press('Control+s');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(price).toHaveAccessibleDescription(/amount.*£/);
    await price.fill('120');
    await saveDraft(page);
  });

  await test.step('neither is a date of which only the day is typed, nor is the draft accepted meanwhile', async () => {
    const until = page.getByLabel('Valid until');
    await until.fill('');
    await until.press('1');
    await description(1).focus();
    await expect(until).toHaveAccessibleDescription(/full date/);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('date');
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Mark as accepted' })).toContainText(
      'Save the draft first',
    );
  });
});

test('a colleague’s save is neither overwritten nor sent unseen', { tag: '@long' }, async ({ page }) => {
  const quoteId = await beginQuote('Lena Lines');
  await openBackOffice(page, `/admin/quotes?quote=${quoteId}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(page.getByText('Filled in, not saved yet')).toBeVisible();
  await title.fill('First');
  await page.getByLabel('Section title').fill('Design');
  await page.getByLabel(/^Description of/).fill('Wireframes');
  await page.getByLabel(/^Unit price/).fill('120');
  await saveDraft(page);

  await test.step('on return to what could not be saved', async () => {
    await title.fill('Mine');
    await page.getByLabel(/^Unit price/).fill('a lot');
    await expect(page.getByText('Not saved: a field is empty or wrong')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('link', { name: 'Back to quotes' }).click();
    await expect(title).toBeHidden();
    await saveAsColleague(quoteId, 'Theirs');
    await page.goBack();
    await page.getByRole('button', { name: 'Use these changes' }).click();
    await expect(title).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Load the saved version' }).click();
    await expect(title).toHaveValue('Theirs');
  });

  await test.step('under the question whether to send it', async () => {
    await page.getByRole('button', { name: 'Send quote' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('radio', { name: /^For a business/ }).check();
    await saveAsColleague(quoteId, 'Theirs again');
    await expect(title).toHaveValue('Theirs again');
    await dialog.getByRole('button', { name: /^Send quote of £/ }).click();
    await expect(dialog.getByRole('alert')).toContainText('nothing was sent');
  });
});
