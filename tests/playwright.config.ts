import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser-options.ts';
import { addresses } from './support/suite.ts';

/** Journeys through the whole product in Debian's Chromium, or whichever `npm test` has found. */
export default defineConfig({
  testDir: import.meta.dirname,
  // `journeys` belong to every run; `long`, with what is tagged so among them, to `npm run test:all`.
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.test.ts', grepInvert: /@long/ },
    { name: 'long', testMatch: '{journeys,journeys-long}/**/*.test.ts', grep: /@long|journeys-long/ },
  ],
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores a third slows the others down and saves no time.
  workers: 2,
  // Long enough for a machine several times slower than two quiet cores: only a failing wait takes this long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [['list']],
  use: {
    baseURL: addresses.site,
    // Animations are costly to draw without a graphics card, so only `npm run test:all` has them.
    contextOptions: { reducedMotion: process.env.WITH_MOTION ? 'no-preference' : 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Tracing films every page, so only retries are traced.
    trace: 'on-first-retry',
    launchOptions: browserOptions(process.env),
  },
});
