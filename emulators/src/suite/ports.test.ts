import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { addressesOf, host, pickFree, pickTestPorts, readPorts, refuseTaken } from './ports.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function occupy(): Promise<number> {
  const server = createServer();
  closers.push(() => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('ports from the environment', () => {
  it('are the usual ones where it says nothing', () => {
    expect(readPorts({})).toEqual({
      hosting: 5000,
      auth: 9099,
      firestore: 8080,
      functions: 5001,
      storage: 9199,
      mailbox: 8025,
    });
  });
  it('move by one variable each', () => {
    expect(readPorts({ HOSTING_PORT: '5100', MAILBOX_PORT: ' 8125 ' })).toMatchObject({
      hosting: 5100,
      mailbox: 8125,
      auth: 9099,
    });
  });
  it.each(['abc', '0', '65536', '-1', '80.5', '1e3'])('refuse %j and name the variable', (text) => {
    expect(() => readPorts({ AUTH_PORT: text })).toThrow(/AUTH_PORT is .* isn’t a port/);
  });
  it('refuse one that no browser opens', () => {
    expect(() => readPorts({ HOSTING_PORT: '6000' })).toThrow(/HOSTING_PORT is 6000.* browsers refuse/);
  });
  it('refuse one port for two things', () => {
    expect(() => readPorts({ HOSTING_PORT: '5001' })).toThrow(
      /HOSTING_PORT and FUNCTIONS_PORT are both 5001/,
    );
  });
});

describe('taken ports', () => {
  it('are all named, with the variables that move them', async () => {
    const [hosting, mailbox] = [await occupy(), await occupy()];
    const [auth = 0, firestore = 0, functions = 0, storage = 0] = await pickFree(4);
    const check = refuseTaken({ hosting, auth, firestore, functions, storage, mailbox });
    await expect(check).rejects.toThrow(
      new RegExp(
        `Port ${hosting} for Hosting is in use. Set HOSTING_PORT[\\s\\S]*Port ${mailbox} .*MAILBOX_PORT`,
      ),
    );
  });
  it('free ones pass, and are all different', async () => {
    const ports = await pickTestPorts({});
    expect(new Set(Object.values(ports)).size).toBe(6);
    await expect(refuseTaken(ports)).resolves.toBeUndefined();
  });
  it('a test run keeps to a port that the environment names', async () => {
    expect(await pickTestPorts({ AUTH_PORT: '9190' })).toMatchObject({ auth: 9190 });
  });
});

it('addresses are whole URLs of this machine', () => {
  expect(addressesOf(readPorts({})).hosting).toBe('http://127.0.0.1:5000');
});
