import { test } from '@playwright/test';
import { expectAccessible, expectAccessibleByDayAndNight, looks } from '../journeys/steps/accessible.ts';
import { accessibleWalks, longerWalks } from '../journeys/steps/accessible-walks.ts';

// The pages and states that every run looks at in a small window, with all of axe in a wide one by night.
test.describe('by night, in a wide window', () => {
  test.use(looks.wide);

  for (const [name, walk] of Object.entries({ ...accessibleWalks, ...longerWalks })) {
    test(name, async ({ page }) => {
      test.slow();
      await walk(page, expectAccessible);
    });
  }
});

// What every run leaves out.
test.describe('by day and by night', () => {
  test.use(looks.small);

  for (const [name, walk] of Object.entries(longerWalks)) {
    test(name, async ({ page }) => {
      test.slow();
      await walk(page, expectAccessibleByDayAndNight);
    });
  }
});
