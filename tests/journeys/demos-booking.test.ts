import { expect, type Page, test } from '@playwright/test';

// The demos run on the browser's clock, which begins here on the Wednesday before a change of the clocks, in the morning.
const now = new Date('2026-10-21T08:00:00Z');

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: now });
  await page.goto(path);
  // It opens in the browser alone.
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeVisible();
}

/** Presses Tab until a control with this name has the focus: nothing here is clicked. */
async function tabTo(page: Page, role: 'button' | 'combobox' | 'radio' | 'textbox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name, exact: true });
  const isThere = () => wanted.evaluateAll((found) => found.some((each) => each === document.activeElement));
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}

test.describe('gym booking by keyboard', () => {
  const happened = (page: Page) => page.getByRole('status', { name: 'What happened' });
  const story = (page: Page) => page.getByRole('button', { name: /^6:15 pm Spin on Thursday 22 October/ });

  test('a place that is given up goes to the first who may still take it, and stays so', {
    tag: '@long',
  }, async ({ page, context }) => {
    await open(page, '/demos/gym-booking');
    await expect(story(page)).toHaveAccessibleName(/full, 3 waiting you are in$/);
    await tabTo(page, 'button', 'Give up my place');
    await page.keyboard.press('Enter');
    await expect(happened(page)).toContainText(
      'Amira Hussain has given up a place in Spin, Thu 22 Oct, 6:15 pm.',
    );
    await expect(happened(page)).toContainText(
      'Tom Ashdown has already booked 2 classes that week, so was skipped.',
    );
    await expect(happened(page)).toContainText(
      'Nadia Petrov now has another class at the same time, so was skipped.',
    );
    await expect(happened(page)).toContainText('Owen Prosser moves up from the waiting list');
    await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeFocused();

    await press(page, 'Look as Owen Prosser');
    await expect(page.getByLabel('You are', { exact: true })).toBeFocused();
    await expect(page.getByLabel('You are', { exact: true })).toHaveValue('owen');
    await expect(page.getByRole('list', { name: 'Messages to Owen Prosser' })).toContainText(
      'A place became free in Spin, Thu 22 Oct, 6:15 pm. You’re in.',
    );
    await expect(story(page)).toHaveAccessibleName(/full, 2 waiting you are in$/);

    await page.reload();
    await expect(page.getByLabel('You are', { exact: true })).toHaveValue('owen');
    await expect(story(page)).toHaveAccessibleName(/full, 2 waiting you are in$/);

    const second = await context.newPage();
    await open(second, '/demos/gym-booking');
    await press(second, 'Give up my place');
    await expect(story(page)).toHaveAccessibleName(/1 of 6 free$/);
  });

  test('refuses what a membership, another class or the clock forbids, and says why', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/demos/gym-booking');
    const who = page.getByLabel('You are', { exact: true });
    const reasonOf = (name: string) => page.getByRole('button', { name, exact: true });
    // Typing into the list chooses by the beginning of the name.
    await tabTo(page, 'combobox', 'You are');
    await page.keyboard.type('Margaret');
    await expect(who).toHaveValue('margaret');
    await expect(reasonOf('Join the waiting list')).toHaveAccessibleDescription(
      'Off-peak membership: Monday to Friday, classes that start before 4:00 pm.',
    );
    await tabTo(page, 'button', 'Join the waiting list');
    await page.keyboard.press('Enter');
    await expect(happened(page)).toHaveText('');
    await page.getByLabel('You are', { exact: true }).focus();
    await page.keyboard.type('Tom');
    await expect(who).toHaveValue('tom');
    await tabTo(page, 'button', /^6:15 pm Spin on Thursday 22 October/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^6:15 pm Boxing on Friday 23 October/ })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Boxing' })).toContainText('Friday 23 October');
    // Home and End go along the row that is heard: the last class of every day of the week.
    await page.keyboard.press('Home');
    await expect(
      page.getByRole('row').last().getByRole('gridcell').first().getByRole('button'),
    ).toBeFocused();
    await expect(page.getByRole('button', { name: /on Monday 19 October/ }).last()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: /on Sunday 25 October/ }).last()).toBeFocused();
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(
      page.getByRole('region', { name: 'Boxing' }).getByRole('button').first(),
    ).toHaveAccessibleDescription(
      'Flex membership: 2 classes a week, and you’ve already booked them this week.',
    );
    // Back to this morning: begun at 6:45.
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    const morning = page.getByRole('button', { name: /^6:45 am Yoga flow on Wednesday 21 October,.*over/ });
    await expect(morning).toBeFocused();
    await expect(
      page.getByRole('region', { name: 'Yoga flow' }).getByRole('button').first(),
    ).toHaveAccessibleDescription('This class has started or finished.');
  });

  test('a reset brings the beginning back, and can be undone', async ({ page }) => {
    await open(page, '/demos/gym-booking');
    await press(page, 'Give up my place');
    await expect(story(page)).toHaveAccessibleName(/full, 2 waiting$/);
    await page.getByRole('button', { name: 'Reset demo' }).focus();
    await page.keyboard.press('Enter');
    await expect(story(page)).toHaveAccessibleName(/full, 3 waiting you are in$/);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Undo reset' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(story(page)).toHaveAccessibleName(/full, 2 waiting$/);
    await expect(page.getByRole('button', { name: 'Reset demo' })).toBeFocused();
  });

  test('the morning after the clocks change shows the hours of every morning', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/demos/gym-booking');
    await expect(page.getByRole('button', { name: /^8:30 am Yoga flow on Sunday 25 October/ })).toBeVisible();
    await press(page, 'Next week');
    await expect(page.getByRole('button', { name: /^6:45 am Spin on Monday 26 October/ })).toBeVisible();
  });
});

test.describe('restaurant booking by keyboard', () => {
  const happened = (page: Page) => page.getByRole('status', { name: 'What happened' });
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

  async function book(page: Page, name: string): Promise<void> {
    await tabTo(page, 'textbox', '4. Name for the booking');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(happened(page)).toContainText(
      `Booked: ${name}, 4 people, Wednesday 21 October, 5:30 pm to 7:30 pm`,
    );
    // Not the button, which would book the next table.
    await expect(happened(page)).toBeFocused();
  }

  test('a table is found, booked, moved and cancelled, and the second tab follows', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await open(page, '/demos/restaurant-booking');
    await tabTo(page, 'button', 'Wednesday 21 October');
    const proposed = page.getByRole('button', { name: /best for you, 4 seats$/ });
    const number = (await proposed.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? '';
    await book(page, 'Wolfram');
    await expect(happened(page)).toContainText(`table ${number}.`);
    await expect(page.getByRole('button', { name: `Table ${number} yours, Wolfram, 4 seats` })).toBeVisible();

    await page.reload();
    await expect(row(page, 'Wolfram')).toContainText(`Table ${number}`);
    const second = await context.newPage();
    await open(second, '/demos/restaurant-booking');
    await expect(row(second, 'Wolfram')).toBeVisible();

    await press(page, 'Move Wolfram');
    await expect(page.getByRole('heading', { name: 'Move Wolfram’s booking' })).toBeFocused();
    await page.keyboard.press('Tab');
    // A week on, past the change of the clocks.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Wednesday 28 October', exact: true })).toBeFocused();
    await tabTo(page, 'combobox', '3. How many people');
    await page.keyboard.type('8');
    await press(page, /^Move to tables/);
    await expect(happened(page)).toContainText(
      'Moved: Wolfram, 8 people, Wednesday 28 October, 5:30 pm to 8:00 pm, tables',
    );
    await expect(happened(page)).toBeFocused();
    await page.getByLabel('3. How many people').selectOption('3');
    await expect(happened(page)).toHaveText('');
    await expect(row(second, 'Wolfram')).toContainText('8 people');

    await press(page, 'Cancel Wolfram');
    await expect(happened(page)).toContainText('Cancelled: Wolfram');
    await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeFocused();
    await expect(row(page, 'Wolfram')).toHaveCount(0);
    await expect(row(second, 'Wolfram')).toHaveCount(0);
  });

  test('says why there is no table: closed, closing time, too many, no name', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/demos/restaurant-booking');
    await tabTo(page, 'button', 'Wednesday 21 October');
    const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Book a table' }) });
    await tabTo(page, 'combobox', '3. How many people');
    await page.keyboard.type('7');
    await expect(form).toContainText('7 people would sit until 10:30 pm, and we close at 10:00 pm.');
    await page.keyboard.press('End');
    await expect(form).toContainText('For more than 12 people, please call 01632 960 118');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'button', /^Book table \d+$/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('4. Name for the booking')).toBeFocused();
    await expect(page.getByLabel('4. Name for the booking')).toHaveAccessibleDescription(
      /Enter a name for the booking$/,
    );

    await page.getByRole('button', { name: 'Wednesday 21 October', exact: true }).focus();
    for (let day = 0; day < 5; day++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Monday 26 October, closed' })).toBeFocused();
    await expect(form).toContainText('The restaurant is closed on this day.');
    await press(page, /^Next free: Tue 27 Oct, 5:30 pm/);
    await expect(page.getByRole('button', { name: /^Book table \d+$/ })).toBeFocused();
  });

  test('staff read names on the plan and in the list, and seat guests elsewhere', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/demos/restaurant-booking');
    await press(page, 'As staff');
    await expect(page.getByRole('heading', { name: 'Evening list, Wednesday 21 October' })).toBeVisible();
    const seated = page.getByRole('button', { name: /^Table 1 taken by \S/ });
    await expect(seated).toBeVisible();
    await tabTo(page, 'button', /best for you, 4 seats$/);
    for (
      let left = 0;
      left < 14 && !(await seated.evaluate((each) => each === document.activeElement));
      left++
    ) {
      await page.keyboard.press('ArrowLeft');
    }
    await expect(seated).toBeFocused();
    await tabTo(page, 'combobox', /^Other tables for /);
    await page.keyboard.type('Table 13');
    await press(page, 'Change tables');
    await expect(happened(page)).toContainText(/^Reseated: .+, table 13\.$/);
    await expect(happened(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Table 1 free, 2 seats' })).toBeVisible();
    await press(page, 'List');
    await expect(page.getByRole('table', { name: 'All tables' }).getByRole('row')).toHaveCount(15);
  });

  test('a reset brings the beginning back, and can be undone', async ({ page }) => {
    await open(page, '/demos/restaurant-booking');
    await tabTo(page, 'button', 'Wednesday 21 October');
    await book(page, 'Wolfram');
    await page.getByRole('button', { name: 'Reset demo' }).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Wolfram')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Wolfram')).toBeVisible();
  });
});
