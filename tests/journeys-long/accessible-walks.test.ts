import { test } from '@playwright/test';
import { expectAccessible, expectAccessibleByDayAndNight, looks } from '../journeys/steps/accessible.ts';
import { accessibleWalks } from '../journeys/steps/accessible-walks.ts';

// Every screen and state in a small window by day and a wide one by night, then with all of axe in the wide one.

for (const [when, look, expectThat] of [
  ['by day and by night', looks.small, expectAccessibleByDayAndNight],
  ['by night, in a wide window', looks.wide, expectAccessible],
] as const) {
  test.describe(when, () => {
    test.use(look);

    for (const [name, walk] of Object.entries(accessibleWalks)) {
      test(name, async ({ page }) => {
        test.slow();
        await walk(page, (shown) => expectThat(shown));
      });
    }
  });
}
