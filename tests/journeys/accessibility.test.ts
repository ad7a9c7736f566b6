import { expect, test } from '@playwright/test';
import { keyboardFaults } from '../support/access/keyboard.ts';
import { openWhenIdle, prepare } from '../support/access/open-page.ts';
import { expectAccessibleByDayAndNight, looks } from './steps/accessible.ts';
import { walkHomePage } from './steps/accessible-walks.ts';
import { uncoveredRoutes } from './steps/sample-pages.ts';

// What public pages share; other journeys look at the screens they pass. Every screen and page type, and
// every address of every route, is a longer run.

test('every type of page is looked at, if only in the longer run', () => {
  expect(uncoveredRoutes).toEqual([]);
});

test.describe('a list by keyboard, in a low window', { tag: '@long' }, () => {
  test.use({ viewport: { width: 1280, height: 360 } });

  test('has nothing that stays over what has the focus', async ({ page }) => {
    await prepare(page, 'auth');
    await openWhenIdle(page, '/admin/quotes');
    expect(await keyboardFaults(page)).toEqual([]);
  });
});

test.describe('by day and by night', () => {
  test.use(looks.small);

  test('the home page', async ({ page }) => {
    test.slow();
    await walkHomePage(page, expectAccessibleByDayAndNight);
  });
});
