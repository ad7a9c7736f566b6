import { test } from '@playwright/test';
import { expectAccessible, looks } from '../journeys/steps/accessible.ts';
import { accessibleWalks } from '../journeys/steps/accessible-walks.ts';

// The pages and states that every run looks at in a small window, with all of axe in a wide one by night.

test.use(looks.wide);

for (const [name, walk] of Object.entries(accessibleWalks)) {
  test(name, async ({ page }) => {
    test.slow();
    await walk(page, expectAccessible);
  });
}
