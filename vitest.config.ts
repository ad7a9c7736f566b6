import { defineConfig } from 'vitest/config';
import { fonts } from './web/build/fonts.ts';
import { pictures } from './web/build/pictures.ts';

/** A process for every file takes longer than most files do: what they could share is made anew instead. */
const oneProcess = { isolate: false, setupFiles: ['tests/support/own-modules.ts'] };
/** By itself Vitest leaves one core free: of two, that is half. */
const allCores = '100%';

/**
 * `unit` needs nothing; `rules` needs Firestore's and Storage's emulators; `functions` and `suite` need the whole suite,
 * which `npm test` starts (or a running `npm start`: tests/support/suite.ts finds it at its usual ports).
 */
export default defineConfig({
  test: {
    projects: [
      {
        // Pages name pictures and fonts of the build.
        plugins: [pictures('.cache/pictures'), fonts('.cache/fonts')],
        test: {
          name: 'unit',
          include: [
            '{domain,functions,web,emulators,deploy}/**/*.test.{ts,tsx}',
            'tests/{lighthouse,releases,site,support,tree}/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'functions/lib/**',
            'emulators/{firestore-launcher,storage-rules-runtime}/**',
          ],
          environment: 'node',
          ...oneProcess,
          maxWorkers: allCores,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          // The rules engine of the Storage emulator lies in the Firestore emulator's jar, which is found by then.
          include: [
            'tests/rules/**/*.test.ts',
            'emulators/{firestore-launcher,storage-rules-runtime}/*.test.ts',
          ],
          // Each file has projects of its own.
          ...oneProcess,
          maxWorkers: allCores,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Takes minutes: `npm run test:all`.
          name: 'mutation',
          include: ['tests/rules-mutation/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Every link of every mail, in a browser: `npm run test:all`.
          name: 'links',
          include: ['tests/functions/mail-links/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          // Minutes without a database or a provider, commands that are killed, a rush: `npm run test:all`.
          name: 'outages',
          include: ['tests/functions/outages/*.test.ts'],
          ...oneProcess,
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'functions',
          // Each file has a project of its own in the emulators, so they run beside each other.
          include: ['tests/functions/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'tests/functions/*-suite.test.ts',
            'tests/functions/{mail-links,outages}/**',
          ],
          ...oneProcess,
          // A third makes the others wait, and what they change at once collide, for longer than it saves.
          maxWorkers: 2,
          // As in playwright.config.ts: long enough for a slow machine, and only who waits in vain waits so long.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'suite',
          include: ['tests/functions/*-suite.test.ts'],
          ...oneProcess,
          // They ask the running suite itself, whose triggers, mailbox, faults and limits are everybody's.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
