import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findBinaries, realTools } from '../src/suite/binaries.ts';

const run = promisify(execFile);

it('where the emulator is started by our launcher, its listeners are mended (docs/decisions/033-mended-listeners.md)', async () => {
  const tools = realTools(
    () => undefined,
    async () => false,
  );
  const { FIRESTORE_EMULATOR_BINARY_PATH: launcher } = await findBinaries(tools);
  const inside = launcher
    ? (await run('jar', ['--list', '--file', launcher])).stdout
    : 'CloudFirestoreV1ListenStream';
  expect(inside).toContain('CloudFirestoreV1ListenStream');
});
