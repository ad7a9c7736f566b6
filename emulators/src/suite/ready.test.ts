import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { refuseSilentSite, wakeFunctions } from './ready.ts';

let close = () => {};
afterEach(() => close());

type Answer = (response: ServerResponse) => void;
const html: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
/** The response of firebase-tools when a function timed out. */
const waitedInVain: Answer = (response) => response.writeHead(500).end('{"code":"ECONNRESET"}');
const ownFailure: Answer = (response) =>
  response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal\n Server Error</h1>');
const comeBack: Answer = (response) =>
  response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' }).end('Busy');
const hungUp: Answer = (response) => response.destroy();

async function site(...answers: Answer[]): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[asked.length] ?? html;
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  // A server that listens on a port has an address of this kind.
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const atOnce = { wait: async () => undefined };

describe('a site that starts', () => {
  it('is asked again while the emulators wait for it in vain, or it asks to retry', async () => {
    const { address, asked } = await site(waitedInVain, comeBack, hungUp);
    await refuseSilentSite(address, '/', atOnce);
    expect(asked).toHaveLength(4);
  });

  it('is refused at once when it answers with an error of its own', async () => {
    const { address, asked } = await site(ownFailure);
    await expect(refuseSilentSite(address, '/', atOnce)).rejects.toThrow(
      `${address}/ answered 500 instead of 200: <h1>Internal Server Error</h1>`,
    );
    expect(asked).toHaveLength(1);
  });
});

it('functions that people wait for are woken one after the other, each until it has loaded', async () => {
  const { address, asked } = await site(waitedInVain, html, ownFailure);
  await wakeFunctions(address, atOnce);
  expect(asked).toEqual([
    '/demo-agency/europe-west2/api/health',
    '/demo-agency/europe-west2/api/health',
    '/demo-agency/europe-west2/ssr/',
  ]);
});
