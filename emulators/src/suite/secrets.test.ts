import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecrets } from './secrets.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

it('are made once and then stored, for their owner alone to read', () => {
  const file = join(directory, 'deep', 'secrets.json');
  const made = readSecrets(file);
  expect(readSecrets(file)).toEqual(made);
  expect(statSync(file).mode & 0o077).toBe(0);
});

it('are different in every clone', () => {
  const [one, two] = [readSecrets(join(directory, 'one')), readSecrets(join(directory, 'two'))];
  expect(one.LINK_SIGNING_KEY).not.toBe(two.LINK_SIGNING_KEY);
});

it('are made again when the file is broken', () => {
  const file = join(directory, 'secrets.json');
  writeFileSync(file, '{"RESEND_API_KEY": ');
  expect(readSecrets(file).RESEND_WEBHOOK_SECRET).toMatch(/^whsec_/);
});
