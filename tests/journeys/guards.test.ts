import { expect, test } from '@playwright/test';
import { type GuardName, routes } from '../../web/src/routes.ts';
import { resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { makeAccount, makeClient, newPerson } from './steps/account.ts';

// Every screen behind a sign-in, as the table of routes has them.

test.beforeEach(resetLimits);
// What the worker fetches ahead is no part of it, and every screen here is loaded anew.
test.use({ serviceWorkers: 'block' });

function screensBehind(guard: GuardName): string[] {
  return routes.filter((route) => route.guard === guard).map(({ path }) => path);
}
const office = screensBehind('auth');

test('who is not signed in is sent to the sign-in page of each screen, which keeps the address', {
  tag: '@long',
}, async ({ page }) => {
  const signInPages: Readonly<Record<GuardName, string>> = {
    'client-auth': '/client/login',
    auth: '/admin/login',
  };
  const all = routes.flatMap(({ path, guard }) =>
    guard ? [{ screen: path.replace(':id', 'Q-7K3M9P'), signInPage: signInPages[guard] }] : [],
  );
  expect(all.length).toBeGreaterThan(9);
  for (const { screen, signInPage } of all) {
    await page.goto(screen, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${signInPage}?next=${encodeURIComponent(screen)}`);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  }
});

test('a client opens every screen of the client area, and none of the back office', { tag: '@long' }, async ({
  page,
}) => {
  const person = newPerson('Cleo Client');
  const { quoteId } = await makeClient(person);
  await makeAccount(person);
  await openSignedIn(page, person, '/client/dashboard');
  const refusal = page.getByRole('heading', { level: 1, name: 'This area is for staff' });
  for (const screen of screensBehind('client-auth')) {
    const path = screen.replace(':id', quoteId);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(refusal).toBeHidden();
  }
  for (const screen of office) {
    await page.goto(screen, { waitUntil: 'commit' });
    await expect(refusal).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});
