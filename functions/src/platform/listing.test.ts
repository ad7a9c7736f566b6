import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettingsForListing } from './listing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'listing-'));
  writeFileSync(join(folder, '.env.agency'), 'LISTED_SETTING=own\n');
  writeFileSync(join(folder, '.env'), 'LISTED_SETTING=shared\nLISTED_OTHER=shared\n');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.LISTED_SETTING;
  delete process.env.LISTED_OTHER;
});

it('while the functions are listed, the project’s settings come before the shared ones', () => {
  readSettingsForListing({ FUNCTIONS_CONTROL_API: 'true', GCLOUD_PROJECT: 'agency' }, folder);
  expect([process.env.LISTED_SETTING, process.env.LISTED_OTHER]).toEqual(['own', 'shared']);
});

it('a process that serves reads no file', () => {
  readSettingsForListing({ GCLOUD_PROJECT: 'agency' }, folder);
  expect(process.env.LISTED_SETTING).toBeUndefined();
});
