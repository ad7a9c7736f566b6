import { expect, type Page } from '@playwright/test';
import { openWhenIdle, standInForPictures } from '../../support/access/open-page.ts';
import { linkAddress, unsubscribePath } from '../../support/link-addresses.ts';
import { openSignedIn } from '../../support/session.ts';
import { samples } from '../../support/suite.ts';
import { fillOutbox } from './outbox.ts';
import { samplePages } from './sample-pages.ts';

/** Walks a part of the product and lets `look` look at each page and state of it. */
type Walk = (page: Page, look: (page: Page) => Promise<void>) => Promise<void>;

/** Further states of public pages. */
const furtherStates = [
  '/packages?sent=R-7K3M9P',
  '/contact?sent=C-7K3M9P',
  '/faq?q=deposit',
  '/client/login?ended=lost',
];

const openPages =
  (addresses: readonly string[]): Walk =>
  async (page, look) => {
    await standInForPictures(page);
    for (const address of addresses) {
      await openWhenIdle(page, address);
      await look(page);
    }
  };

const behindLinks: Walk = async (page, look) => {
  for (const linkId of ['sample-link-q-7k3m9p', 'sample-link-p-7v4bqk']) {
    await page.goto(await linkAddress(linkId));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page);
  }
  await page.goto(unsubscribePath());
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  await look(page);
  await page.goto('/client/quotes/view/not-a-token');
  await look(page);
};

const clientArea: Walk = async (page, look) => {
  await openSignedIn(page, samples.client, '/client/dashboard');
  await expect(page.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
  await look(page);
  await page.goto('/client/quotes');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  await look(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Total cost' })).toBeVisible();
  await look(page);
  await page.goto('/client/project');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page);
  await page.goto('/client/profile');
  await expect(page.getByRole('region', { name: 'Your details' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page);
};

const people: Walk = async (page, look) => {
  await openSignedIn(page, samples.admin, '/admin/users');
  const first = page.getByRole('table').getByRole('link').first();
  await first.waitFor();
  await look(page);
  await first.click();
  await expect(page.getByRole('region', { name: 'Actions' })).toBeVisible();
  await look(page);
  await page.goto('/admin/users?list=clients');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await look(page);
  await page.goto('/admin/profile');
  await expect(page.getByRole('region', { name: 'Your details' })).toBeVisible();
  await look(page);
};

const notLetIn: Walk = async (page, look) => {
  await openSignedIn(page, samples.pending, '/admin');
  await expect(page.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible();
  await look(page);
};

const backOffice: Walk = async (page, look) => {
  await openSignedIn(page, samples.admin, '/admin');
  await look(page);
  await page.goto('/admin/quotes');
  await page
    .getByRole('link', { name: /Q-[2-9A-Z]{6}/ })
    .first()
    .waitFor();
  await look(page);
  // A sample quote: those that other journeys make stand above it, and not all of them are whole.
  await page.goto('/admin/quotes?quote=Q-7K3M9P');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Q-');
  await look(page);
  await page.goto('/admin/invoices');
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('link').first()).toBeVisible();
  await look(page);
  for (const id of ['sample-q-8mbk4d-review', 'sample-q-8mbk4d-launch']) {
    await page.goto(`/admin/invoices?invoice=${id}`);
    await expect(page.getByRole('complementary', { name: 'About this invoice' })).toBeVisible();
    await look(page);
  }
  await fillOutbox();
  for (const [tab, form] of [
    ['agency', 'Brand'],
    ['contact', 'Contact'],
    ['prices', 'Services'],
    ['times', 'Times'],
    ['notifications', 'Notifications'],
  ] as const) {
    await page.goto(`/admin/settings?tab=${tab}`);
    await expect(page.getByRole('heading', { name: form, exact: true })).toBeVisible();
    await look(page);
  }
  await page.goto('/admin/settings?tab=outbox');
  await expect(page.getByRole('table', { name: 'Emails' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look(page);
  await page.goto('/admin/settings?tab=templates&template=quote-sent-notification');
  await expect(page.getByText('Plain text')).toBeVisible();
  await look(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page);
};

/** It has the colours and most controls of public pages; the form for a quote is looked at where it is sent. */
export const walkHomePage: Walk = openPages(['/']);

/** Every part of the product, page by page. */
export const accessibleWalks: Readonly<Record<string, Walk>> = {
  'public pages': openPages([...samplePages, ...furtherStates]),
  'pages behind links': behindLinks,
  'client area': clientArea,
  'people and profile in the back office': people,
  'who is not let in': notLetIn,
  'back office': backOffice,
};
