import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreSessionEnds } from '@agency/emulators/suite/auth';
import { expect, onTestFinished, test } from 'vitest';
import { addresses, admin, unique } from '../support/suite.ts';

test('accounts of the last run keep the time at which their sessions ended, which an import sets to now', async () => {
  const { auth } = admin();
  const { uid } = await auth.createUser({ email: `${unique('imported')}@example.com` });
  const directory = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(async () => {
    rmSync(directory, { recursive: true });
    await auth.deleteUser(uid);
  });
  mkdirSync(join(directory, 'auth_export'));
  const ended = new Date('2026-03-01T09:30:00Z');
  const users = [{ localId: uid, validSince: String(ended.getTime() / 1000), email: 'left-out@example.com' }];
  writeFileSync(join(directory, 'auth_export', 'accounts.json'), JSON.stringify({ users }));
  await restoreSessionEnds(addresses.auth, directory);
  expect((await auth.getUser(uid)).tokensValidAfterTime).toBe(ended.toUTCString());
});
