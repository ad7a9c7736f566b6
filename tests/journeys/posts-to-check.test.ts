import { expect } from '@playwright/test';
import { admin, unique } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

const made: string[] = [];
test.afterAll(() => Promise.all(made.map((path) => admin().db.doc(path).delete())));

test('a post to check again stands on Today until someone has read it, and the search finds what is published', async ({
  page,
}) => {
  const { db } = admin();
  const title = unique('Post');
  const [sample] = (await db.collection('blogPosts').where('status', '==', 'published').limit(1).get()).docs;
  const path = `blogPosts/${unique('post')}`;
  made.push(path);
  // Longer ago than any other: it is among the first few.
  const since = { checkAgainOn: '2018-12-03', checkedOn: '2018-06-03' };
  await db.doc(path).set({ ...sample?.data(), ...since, title, slug: unique('post'), draftTitle: title });
  await openBackOffice(page);
  const row = page.locator(`[data-row="${path}"]`);
  await expect(row).toContainText(title);
  await expect(row).toContainText('Since 3 Dec 2018');
  await expect(row).toContainText('Last checked on 3 Jun 2018');
  await row.getByRole('button', { name: `Mark as checked ${title}` }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`‘${title}’ is checked.`)).toBeVisible();
  const stored = (await db.doc(path).get()).data();
  expect(stored?.checkAgainOn > stored?.checkedOn).toBe(true);
  expect(stored?.checkedOn > '2018-06-03').toBe(true);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(page.getByRole('option', { name: 'New post' })).toBeVisible();
  await box.fill('booking system people');
  await expect(
    page.getByRole('option', { name: 'A booking system that people trust Published' }),
  ).toBeVisible();
  await box.fill('care plan');
  await expect(page.getByRole('option', { name: 'Care plan Published' })).toBeVisible();
  const work = (await db.collection('portfolioItems').where('published', '==', true).limit(1).get()).docs[0];
  await box.fill(String(work?.get('title')));
  await expect(page.getByRole('option', { name: String(work?.get('title')) })).toBeVisible();
});
