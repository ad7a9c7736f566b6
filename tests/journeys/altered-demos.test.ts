import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { alterations, alterTexts } from '../support/access/altered.ts';

// A browser that translates a page, or makes links of its numbers, puts elements of its own where React has its texts.
// The same is done to a demo as it came and to one that is being altered: at each step both must say the same.

type Step = (demo: Locator, page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp): Step =>
  (demo) =>
    demo.getByRole('button', { name }).first().click();
const choose =
  (label: string, value: string): Step =>
  (demo) =>
    demo.getByLabel(label, { exact: true }).selectOption(value);

const demos: Readonly<Record<string, readonly Step[]>> = {
  'gym-booking': [
    press('Give up my place'),
    press('Look as Owen Prosser'),
    choose('You are', 'tom'),
    choose('You are', 'amira'),
    press(/ free$/),
    press('Book this class'),
    press('Give up my place'),
    press('Next week'),
    press('Reset demo'),
    press('Undo reset'),
  ],
  'restaurant-booking': [
    choose('3. How many people', '8'),
    choose('3. How many people', '13'),
    choose('3. How many people', '2'),
    press(/^Book table/),
    (demo) => demo.getByLabel('4. Name for the booking').fill('Wolfram'),
    press(/^Book table/),
    press('Move Wolfram'),
    press('Thursday 29 October'),
    press(/^Move to table/),
    press('As staff'),
    press('List'),
    press('Plan'),
    press('As a guest'),
    press('Cancel Wolfram'),
    press('Reset demo'),
  ],
  'project-management': [
    press(/^Move “Gift vouchers/),
    press('Move to Doing'),
    press(/^Move “Delivery days/),
    (demo) => demo.getByRole('checkbox', { name: /^Late only/ }).check(),
    choose('Person', 'jack'),
    press('Show all'),
    press('Add card'),
    (_, page) => page.getByRole('textbox', { name: 'Title' }).fill('Window stickers'),
    (_, page) => page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click(),
    press(/^Window stickers/),
    (_, page) => page.getByRole('button', { name: 'Delete card' }).click(),
    press(/^Undo$/),
    press('Reset demo'),
    press('Undo reset'),
  ],
  'learning-management': [
    press(/Continue to lesson 3/),
    press('Submit answers'),
    (demo) => demo.getByRole('textbox', { name: /lowest temperature/ }).fill('60'),
    (demo) => demo.getByRole('radio', { name: /^An open door/ }).check(),
    (demo) => demo.getByRole('textbox', { name: /freezer stand/ }).fill('-18'),
    press('Submit answers'),
    press('Try again'),
    (demo) => demo.getByRole('textbox', { name: /lowest temperature/ }).fill('63'),
    (demo) => demo.getByRole('radio', { name: /^An open door/ }).check(),
    (demo) => demo.getByRole('textbox', { name: /freezer stand/ }).fill('-18'),
    press('Submit answers'),
    press('Continue to lesson 4'),
    press('Move up: Cakes and ready-to-eat desserts'),
    press('All courses'),
  ],
};

/** A demo in a browser of its own, and all that went wrong in it. */
async function open(browser: Browser, slug: string) {
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.clock.install({ time: new Date('2026-10-21T08:00:00Z') });
  await page.goto(`/demos/${slug}`);
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeVisible();
  return { page, demo: page.locator('#demo'), faults };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** What a demo says, and what stands in its fields. */
function said(demo: Locator): Promise<string[]> {
  return demo.evaluate((root) => {
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, select')];
    const values = fields.map(({ value, checked }) => `${value} ${checked}`);
    const names = [...root.querySelectorAll('[aria-label]')].map(
      (each) => each.getAttribute('aria-label') ?? '',
    );
    return [root.textContent?.replace(/\s+/g, ' ') ?? '', ...values, ...names];
  });
}

for (const [slug, steps] of Object.entries(demos)) {
  test(`${slug} works and says what is right though its texts are altered`, { tag: '@long' }, async ({
    browser,
  }) => {
    const plain = await open(browser, slug);
    const altered: Opened[] = [];
    for (const how of alterations) {
      const opened = await open(browser, slug);
      await alterTexts(opened.page, how);
      altered.push(opened);
    }
    for (const step of steps) {
      await Promise.all([plain, ...altered].map(({ demo, page }) => step(demo, page)));
      const right = await said(plain.demo);
      for (const each of altered) await expect.poll(() => said(each.demo)).toEqual(right);
    }
    expect(altered.flatMap(({ faults }) => faults)).toEqual([]);
    await Promise.all([plain, ...altered].map(({ page }) => page.context().close()));
  });
}
