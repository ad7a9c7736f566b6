import { createServer, type Server } from 'node:http';
import { schedules } from '@agency/domain/platform/schedules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseMissingFunctions } from './suite.ts';

const all = [
  'ssr',
  'api',
  'papers',
  'call',
  'callHeavy',
  'onOutboxWritten',
  'onUpload',
  ...Object.keys(schedules),
];
let loaded: string[] = [];
let server: Server;
let address = '';

beforeAll(async () => {
  server = createServer((_, response) =>
    response.end(JSON.stringify({ backends: [{ functionTriggers: loaded.map((name) => ({ name })) }] })),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  address = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : '';
});
afterAll(() => server.close());

/** firebase-tools exiting successfully although functions did not load. */
const tools = (said: readonly string[]) => ({
  hasEnded: () => false,
  lastLines: () => [...said],
  linesLike: (pattern: RegExp) => said.filter((line) => pattern.test(line)),
});

describe('refuseMissingFunctions', () => {
  it('lets a complete set pass', async () => {
    loaded = all;
    await expect(refuseMissingFunctions(tools([]), address)).resolves.toBeUndefined();
  });

  it.each(all)('names %s when it is missing', async (name) => {
    loaded = all.filter((other) => other !== name);
    const said = ['✔  All emulators ready!'];
    await expect(refuseMissingFunctions(tools(said), address)).rejects.toThrow(`not loaded: ${name} missing`);
  });

  it('waits for what is still loading', async () => {
    loaded = all.slice(0, 3);
    // The rest appear after the first poll found too few.
    server.once('request', () => server.once('request', () => (loaded = all)));
    await expect(refuseMissingFunctions(tools([]), address)).resolves.toBeUndefined();
    expect(loaded).toBe(all);
  });

  it('says why when nothing loaded, although the tools call themselves ready', async () => {
    loaded = [];
    const said = ['✔  All emulators ready!', 'Error: Failed to load function definition from source'];
    await expect(refuseMissingFunctions(tools(said), address)).rejects.toThrow(
      'Failed to load function definition from source',
    );
  });
});
