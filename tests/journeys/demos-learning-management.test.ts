import { expect, type Locator, type Page, test } from '@playwright/test';

// By keyboard alone: everything is reached by focus and done by keys.

const path = '/demos/learning-management';

async function open(page: Page): Promise<Locator> {
  await page.goto(path);
  const demo = page.getByRole('region', { name: 'Learning, the demo' });
  await expect(demo.getByRole('heading', { name: 'Your courses' })).toBeVisible();
  return demo;
}

const press = (demo: Locator, name: string | RegExp) => demo.getByRole('button', { name }).press('Enter');

async function handIn(demo: Locator): Promise<void> {
  await press(demo, 'Submit answers');
}

test('a lesson is failed, tried again and passed; it tells what is right only then', async ({ page }) => {
  const demo = await open(page);
  await press(demo, /Continue to lesson 3/);
  await expect(demo.getByRole('heading', { name: 'Temperatures that matter' })).toBeFocused();
  await expect(demo.getByRole('button', { name: /^5\. Cleaning in two steps/ })).toContainText(
    'pass lesson 4 first',
  );

  await handIn(demo);
  await expect(demo.getByRole('link', { name: 'Question 2: choose an answer' })).toBeVisible();
  const held = demo.getByRole('textbox', { name: /lowest temperature/ });
  await held.fill('60');
  await demo.getByRole('radio', { name: /^An open door/ }).press('Space');
  await demo.getByRole('textbox', { name: /freezer stand/ }).fill('-18 °C');
  await page.reload();
  await press(demo, /Continue to lesson 3/);
  await expect(held).toHaveValue('60');

  await handIn(demo);
  await expect(demo.getByText('Not passed: 24 of 36 marks, 66%')).toBeVisible();
  await expect(demo.getByRole('heading', { name: 'Your result' })).toBeFocused();
  await expect(demo.getByText('From 63 °C upwards')).toHaveCount(0);
  await press(demo, 'Try again');
  await held.fill('63');
  await demo.getByRole('radio', { name: /^An open door/ }).press('Space');
  await demo.getByRole('textbox', { name: /freezer stand/ }).fill('−18');
  await handIn(demo);
  await expect(demo.getByText('Passed with 36 of 36 marks, 100%')).toBeVisible();
  await expect(demo.getByText('From 63 °C upwards bacteria no longer multiply.')).toBeVisible();

  await press(demo, 'Continue to lesson 4');
  await expect(demo.getByRole('heading', { name: 'Keeping raw and ready apart' })).toBeFocused();
  await press(demo, 'Move up: Cakes and ready-to-eat desserts');
  await demo.getByRole('radio', { name: 'No', exact: true }).press('Space');
  for (const name of ['A knife that was only wiped', 'A cloth']) {
    await demo.getByRole('checkbox', { name }).press('Space');
  }
  await handIn(demo);
  await expect(demo.getByText('Passed with 32 of 36 marks, 88%')).toBeVisible();
  await expect(demo.getByText('8 of 12 marks')).toBeVisible();
});

test('after three goes the quiz rests until tomorrow', { tag: '@long' }, async ({ page }) => {
  const demo = await open(page);
  await press(demo, /Continue to lesson 3/);
  for (const left of ['2 attempts left today', '1 attempt left today', 'try the quiz again tomorrow']) {
    await demo.getByRole('textbox', { name: /lowest temperature/ }).fill('1');
    await demo.getByRole('radio', { name: /^Food freezes/ }).press('Space');
    await demo.getByRole('textbox', { name: /freezer stand/ }).fill('1');
    await handIn(demo);
    await expect(demo.getByText(left)).toBeVisible();
    if (left !== 'try the quiz again tomorrow') await press(demo, 'Try again');
  }
  await expect(demo.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(demo.getByRole('button', { name: /^3\. Temperatures/ })).toContainText('Again tomorrow');
});

test('a second tab follows, and a reset can be taken back', { tag: '@long' }, async ({ page, context }) => {
  const demo = await open(page);
  const second = await context.newPage();
  const other = await open(second);
  await press(demo, /Fire safety at work: Start with lesson 1/);
  for (const name of ['Fuel', 'Heat', 'Oxygen']) {
    await demo.getByRole('group', { name: /^1\./ }).getByRole('checkbox', { name }).press('Space');
  }
  await demo.getByRole('group', { name: /^2\./ }).getByRole('radio', { name: 'Oxygen' }).press('Space');
  await demo.getByRole('group', { name: /^3\./ }).getByRole('radio', { name: 'Smoke' }).press('Space');
  await handIn(demo);
  await expect(demo.getByText('Passed with 36 of 36 marks')).toBeVisible();
  await expect(
    other.getByRole('button', { name: /Fire safety at work: Continue to lesson 2/ }),
  ).toBeVisible();

  await press(demo, 'Reset demo');
  await expect(demo.getByRole('button', { name: /Fire safety at work: Start with lesson 1/ })).toBeVisible();
  await press(demo, 'Undo reset');
  await expect(demo.getByRole('button', { name: /Fire safety at work: Continue to lesson 2/ })).toBeVisible();
});

/** The right answers of the fire course, lesson by lesson. */
const rightAnswers: readonly Readonly<Record<string, string | readonly string[]>>[] = [
  { 'fs-1-1': ['a', 'b', 'd'], 'fs-1-2': 'c', 'fs-1-3': 'b' },
  { 'fs-2-1': 'b', 'fs-2-2': '2005', 'fs-2-3': 'b' },
  { 'fs-3-1': ['d', 'a', 'c', 'b'], 'fs-3-2': ['a', 'b', 'd'], 'fs-3-3': 'b' },
  { 'fs-4-1': 'b', 'fs-4-2': 'peep', 'fs-4-3': ['b', 'c'] },
  { 'fs-5-1': '7', 'fs-5-2': 'b', 'fs-5-3': ['a', 'b', 'd'] },
  { 'fs-6-1': 'c', 'fs-6-2': 'a', 'fs-6-3': ['c', 'b', 'd', 'a'] },
  { 'fs-7-1': ['b', 'd', 'a', 'c'], 'fs-7-2': '999', 'fs-7-3': 'c' },
  { 'fs-8-1': ['b', 'c', 'd'], 'fs-8-2': 'b', 'fs-8-3': 'b' },
];

/** A course that somebody has passed, as this browser keeps it. */
async function keepPassedCourse(page: Page): Promise<void> {
  await page.goto(path);
  const attempts = Object.fromEntries(
    rightAnswers.map((answers, at) => [`fs-${at + 1}`, [{ on: '2026-11-20', answers, marks: [12, 12, 12] }]]),
  );
  const learning = { name: '', attempts, drafts: {} };
  await page.evaluate((stored) => {
    localStorage.setItem('demo-learning-management-1', stored);
  }, JSON.stringify(learning));
}

/** The orientation of the printed sheets. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'landscape' : 'portrait',
  );
}

test('other pages are printed upright, also after the certificate was looked at', { tag: '@long' }, async ({
  page,
}) => {
  await keepPassedCourse(page);
  const demo = await open(page);
  await press(demo, /Fire safety at work: See certificate/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
  // The router has kept the page, and with it the sheets of the demo.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').at(-1)?.name)).toContain(path);
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(0);
  expect(new Set(sheets)).toEqual(new Set(['portrait']));
});

test('a certificate takes a name and is printed alone', { tag: '@long' }, async ({ page }) => {
  await keepPassedCourse(page);
  const demo = await open(page);
  await press(demo, /Fire safety at work: See certificate/);
  await press(demo, 'Add name');
  await expect(demo.getByText('Enter the name for the certificate')).toBeVisible();
  await expect(demo.getByRole('textbox', { name: 'Name on the certificate' })).toBeFocused();
  await demo.getByRole('textbox', { name: 'Name on the certificate' }).fill('Zoë Łęcka');
  await page.keyboard.press('Enter');
  const certificate = demo.getByRole('region', { name: 'Certificate' });
  await expect(certificate).toContainText('Zoë Łęcka');
  await expect(certificate).toContainText('20 November 2026');
  await expect(certificate).toContainText(/FS-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  const number = await certificate.getByText(/^FS-/).textContent();

  await page.emulateMedia({ media: 'print' });
  await expect(certificate).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print certificate' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // One sheet in landscape.
  expect(await sheetsOf(page)).toEqual(['landscape']);
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await press(demo, /Fire safety at work: See certificate/);
  await expect(certificate).toContainText(number ?? 'a number');
  await expect(certificate).toContainText('Zoë Łęcka');
});
