import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase/app';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteFile, putFile } from './storage.client.ts';

// The real SDK against a scripted bucket.

let server: Server;
let asked: string[] = [];
let answer: (response: ServerResponse, url: string) => void;

vi.mock('../firebase.client.ts', () => ({
  startFirebase: async () => {
    const port = (server.address() as AddressInfo).port;
    const app = initializeApp({ projectId: 'demo-agency', storageBucket: 'demo-agency.appspot.com' });
    return { app, settings: { emulators: { storage: `http://127.0.0.1:${port}` } } };
  },
}));

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    request.on('end', () => answer(response, request.url ?? ''));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  asked = [];
  vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The SDK waits a second or two before a retry, and gives up after two minutes: here, after a fiftieth of both. */
function hurryTimers(): void {
  const { setTimeout: wait } = globalThis;
  // Passes a timer's arguments on, too: the runtime's own requests use them.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, milliseconds = 0, ...rest) =>
    wait(work, milliseconds / 50, ...rest),
  );
}

const status = (code: number, body = '{}') => {
  answer = (response) => response.writeHead(code, { 'content-type': 'application/json' }).end(body);
};
const path = 'incoming/rosa/one';

describe('deleteFile', () => {
  it.each([200, 204])('counts %s as success', async (code) => {
    answer = (response) => response.writeHead(code).end();
    await expect(deleteFile(path)).resolves.toBeUndefined();
    expect(asked).toEqual(['DELETE /v0/b/demo-agency.appspot.com/o/incoming%2Frosa%2Fone']);
  });

  it.each([
    [401, 'unauthenticated', 'User is not authenticated, please sign in and try again.'],
    [
      402,
      'resource-exhausted',
      "Quota for bucket 'demo-agency.appspot.com' exceeded, please try again later.",
    ],
    [403, 'permission-denied', `User does not have permission to access '${path}'.`],
    [404, 'not-found', `Object '${path}' does not exist.`],
    [400, 'internal', 'An unknown error occurred, please try again.'],
  ])('says what %s means', async (code, name, message) => {
    status(code);
    await expect(deleteFile(path)).rejects.toMatchObject({ code: name, message });
  });

  it('says the same of a bad App Check token as of no sign-in', async () => {
    status(401, '{"error":{"message":"Firebase App Check token is invalid."}}');
    await expect(deleteFile(path)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([500, 408, 429])('retries on %s', async (code) => {
    hurryTimers();
    let left = 1;
    answer = (response) => {
      response.writeHead(left > 0 ? code : 204).end();
      left -= 1;
    };
    await deleteFile(path);
    expect(asked).toHaveLength(2);
  });
});

describe('putFile', () => {
  const file = Object.assign(new Blob([new Uint8Array(1000)]), { name: 'Logo.png' });
  const start = (progress: number[] = []) =>
    putFile(file, { path, contentType: 'image/png', onProgress: (percent) => progress.push(percent) });

  it('says that it was stopped, and nothing else, when the person stops it', async () => {
    const { promise: waiting, resolve: came } = Promise.withResolvers<ServerResponse>();
    answer = came;
    const putting = start();
    const response = await waiting;
    putting.cancel();
    response.destroy();
    expect(await putting.done).toBe(false);
  });

  it('sends nothing when it is stopped before it began', async () => {
    const putting = start();
    putting.cancel();
    expect(await putting.done).toBe(false);
    expect(asked).toEqual([]);
  });

  it('says why a file is refused', async () => {
    status(403);
    await expect(start().done).rejects.toMatchObject({
      code: 'permission-denied',
      message: `User does not have permission to access '${path}'.`,
    });
  });

  it('reports how far it is, and never that it is done too early', async () => {
    answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ bucket: 'demo-agency.appspot.com', name: path, size: '1000' }));
    const progress: number[] = [];
    expect(await start(progress).done).toBe(true);
    expect(Math.max(0, ...progress)).toBeLessThan(100);
    expect(asked[0]).toMatch(/^POST .*incoming%2Frosa%2Fone/);
  });
});
