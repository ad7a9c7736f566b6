import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { bucketOf, findObject, readObject, removeObject } from './storage.ts';

// A store whose connections break: one kept open between two requests may be closed by the time of the second.

const config = readConfig({
  SITE_ORIGIN: 'https://downland.example',
  GCLOUD_PROJECT: 'demo-storage',
  LINK_SIGNING_KEY: 'k'.repeat(40),
});

/** How many requests are cut off before they are answered. */
let broken = 0;
let asked: string[] = [];

function answer(request: IncomingMessage, response: ServerResponse): void {
  asked.push(request.method ?? '');
  if (broken > 0) {
    broken -= 1;
    request.socket.destroy();
    return;
  }
  request.resume().on('end', () => {
    if (request.url?.includes('alt=media')) return response.end('bytes');
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ name: 'a', size: '5', generation: '1' }));
  });
}

const server = createServer(answer);
let storage: Storage;
const deps = { storage: async () => storage, config };

beforeAll(async () => {
  // Before it retries, the library waits for a second or two: here, for a fiftieth of that.
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, milliseconds = 0) =>
    wait(work, milliseconds / 50),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${port}`);
});
// A new library for each test: it remembers what one call switched off.
beforeEach(() => {
  asked = [];
  const app = initializeApp({ projectId: 'demo-storage' }, 'storage-test');
  storage = getStorage(app);
  return () => deleteApp(app);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
});

async function save(): Promise<void> {
  const bucket = await bucketOf(deps);
  // This store sends no checksum to validate the whole with.
  await bucket.file('a').save('bytes', { resumable: false, validation: false });
}

it.each([
  ['what is written', save],
  ['what is read', async () => expect(String(await readObject(deps, 'a'))).toBe('bytes')],
  ['what is looked for', async () => expect(await findObject(deps, 'a')).toMatchObject({ size: 5 })],
  ['what is removed', () => removeObject(deps, 'a')],
])('%s is retried when the connection breaks', async (_what, work) => {
  broken = 1;
  await work();
  expect(asked).toHaveLength(2);
});

it('is retried even after a write under the library’s own rules', async () => {
  await storage.bucket('another').file('a').save('bytes', { resumable: false, validation: false });
  asked = [];
  broken = 1;
  await save();
  expect(asked).toHaveLength(2);
});
