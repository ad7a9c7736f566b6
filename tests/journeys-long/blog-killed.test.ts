import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { browserOptions } from '../support/browser-options.ts';
import { openSignedIn } from '../support/session.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { addresses, samples, unique } from '../support/suite.ts';

// A browser that is killed while somebody types takes two seconds of it at most, with a connection and without.

const kills = 20;
const mostLostMs = 2000;
const pressEveryMs = 25;

async function newPost(): Promise<string> {
  const postId = unique('post-for-a-test');
  const { idToken } = await signIn(samples.admin);
  expect((await callOperation('startBlogPost', { postId }, idToken)).status).toBe(200);
  return postId;
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** Without the words that an empty text shows in its place. */
const wordsIn = (page: Page) =>
  textOf(page).evaluate((field) =>
    [...field.querySelectorAll('.cm-line')]
      .map((line) => (line.querySelector('.cm-placeholder') ? '' : (line.textContent ?? '')))
      .join(' ')
      .split(/\s+/)
      .filter(Boolean),
  );

/** All processes of the browser at once, as when the machine loses its power. */
function kill(folder: string): void {
  execFileSync('pkill', ['-9', '-f', folder]);
}

test('a browser killed at any moment loses no more than two seconds of typing', async () => {
  test.setTimeout(30 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'killed-browser-'));
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, { ...browserOptions(process.env), baseURL: addresses.site });
  const postId = await newPost();
  let written: string[] = [];
  let worst = 0;
  try {
    for (let round = 0; round < kills; round += 1) {
      const context = await launch();
      const page = await context.newPage();
      await openSignedIn(page, samples.admin, adminPaths.blogPost(postId));
      await expect(textOf(page)).toBeVisible();
      const found = await wordsIn(page);
      expect(found, `what was there before round ${round}`).toEqual(written.slice(0, found.length));
      // Every other time nothing gets out.
      await context.setOffline(round % 2 === 1);
      await textOf(page).press('Control+End');
      const typedAt: number[] = [];
      const killAt = performance.now() + 500 + Math.random() * 4000;
      const words: string[] = [];
      while (performance.now() < killAt) {
        const word = `r${round}w${words.length}`;
        await page.keyboard.type(` ${word}`, { delay: pressEveryMs / word.length });
        words.push(word);
        typedAt.push(performance.now());
      }
      const killedAt = performance.now();
      kill(folder);
      await context.close().catch(() => undefined);

      const again = await launch();
      const reopened = await again.newPage();
      await openSignedIn(reopened, samples.admin, adminPaths.blogPost(postId));
      await expect(textOf(reopened)).toBeVisible();
      const expected = [...found, ...words];
      await expect(reopened.getByText('Saved', { exact: true })).toBeVisible();
      const stored = await wordsIn(reopened);
      // The kill can come in the middle of a word.
      expect(
        expected.join(' ').startsWith(stored.join(' ')),
        `after round ${round}: ${stored.join(' ')}`,
      ).toBe(true);
      const isCut = stored.at(-1) !== expected[stored.length - 1];
      const survived = stored.length - found.length - (isCut ? 1 : 0);
      const lastStored =
        survived > 0 ? (typedAt[survived - 1] ?? 0) : (typedAt[0] ?? killedAt) - pressEveryMs;
      worst = Math.max(worst, words.length === survived ? 0 : killedAt - lastStored);
      written = stored;
      await again.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  test.info().annotations.push({ type: 'most lost', description: `${Math.round(worst)} ms` });
  console.log(`The most that a kill took: ${Math.round(worst)} ms`);
  expect(worst).toBeLessThanOrEqual(mostLostMs);
});
