import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { pointAtEmulators } from './command-deps.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A port with a listener, like an emulator's. */
async function answering(): Promise<number> {
  const server = createServer((_, response) => response.end('Ok'));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on a port has an address of this type.
  return (server.address() as AddressInfo).port;
}

async function silent(): Promise<number> {
  const port = await answering();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

describe('a command against the emulators', () => {
  it('finds them on overridden ports and looks up no cloud credentials', async () => {
    const [auth, firestore] = [await answering(), await answering()];
    const environment: Record<string, string | undefined> = {
      AUTH_PORT: String(auth),
      FIRESTORE_PORT: String(firestore),
    };
    await pointAtEmulators(environment);
    expect(environment).toMatchObject({
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
      METADATA_SERVER_DETECTION: 'none',
    });
  });

  it.each(['AUTH_PORT', 'FIRESTORE_PORT'] as const)(
    'says what to do when nothing answers at %s',
    async (name) => {
      const port = await silent();
      const other = String(await answering());
      const environment = {
        npm_lifecycle_event: 'admin:grant',
        AUTH_PORT: other,
        FIRESTORE_PORT: other,
        [name]: String(port),
      };
      await expect(pointAtEmulators(environment)).rejects.toThrow(
        `No emulators at 127.0.0.1:${port}. Is \`npm start\` running? With moved ports: AUTH_PORT=… FIRESTORE_PORT=… npm run admin:grant -- …`,
      );
    },
  );
});
