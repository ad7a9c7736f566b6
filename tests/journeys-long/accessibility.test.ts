import { expect, type Page, test } from '@playwright/test';
import { type Route, routes } from '../../web/src/routes.ts';
import { expectAccessible, linkAddress, unsubscribePath } from '../journeys/steps/accessible.ts';
import { signInAs } from '../journeys/steps/sign-in.ts';
import { admin, samples } from '../support/suite.ts';

/** Every route of the table in both themes and three widths, with content. */
const themes = ['light', 'dark'] as const;
const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Addresses that show something, for the routes that take a parameter; a route that is missing here fails. */
const examples: Readonly<Record<string, () => Promise<string>>> = {
  '/client/quotes/view/:token': () => linkAddress('sample-link-q-7k3m9p'),
  '/project/track/:token': () => linkAddress('sample-link-p-7v4bqk'),
  '/unsubscribe/:token': async () => unsubscribePath(),
  '/verify/:certificateId': async () => `/verify/${await firstId('certificates')}`,
  '/client/quotes/:id': async () => `/client/quotes/${await firstQuoteOfClient()}`,
};

async function firstId(collection: string): Promise<string> {
  const { docs } = await admin().db.collection(collection).limit(1).get();
  return docs[0]?.id ?? '';
}

async function firstQuoteOfClient(): Promise<string> {
  const { uid } = await admin().auth.getUserByEmail(samples.client.email);
  const quotes = admin().db.collection('quotes').where('memberUids', 'array-contains', uid);
  return (await quotes.limit(1).get()).docs[0]?.id ?? '';
}

async function addressOf({ path }: Route): Promise<string> {
  if (!path.includes(':')) return path;
  const example = examples[path];
  if (!example) throw new Error(`No address to look at ${path} by: add one to the examples of this test.`);
  return example();
}

const guards = {
  'client-auth': { door: '/client/login', home: '/client/dashboard', person: samples.client },
  auth: { door: '/admin/login', home: '/admin', person: samples.admin },
} as const;

async function openPage(page: Page, { path, guard }: Route, address: string): Promise<void> {
  if (guard) {
    const { door, home, person } = guards[guard];
    await page.goto(door);
    await signInAs(page, person);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  }
  const answer = await page.goto(address);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What a signed-in page shows comes from the database: its placeholders are gone before it is looked at.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const colorScheme of themes) {
  for (const viewport of viewports) {
    test.describe(`${colorScheme} at ${viewport.width}`, () => {
      test.use({ colorScheme, viewport });
      for (const route of routes) {
        test(route.path, async ({ page }) => {
          await openPage(page, route, await addressOf(route));
          await expectAccessible(page);
        });
      }
    });
  }
}
