import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runSchedule } from './run-schedule.ts';

let close = () => {};
afterEach(() => close());

/** A stand-in for the functions' emulator: each answer by the number at the end of the address; others are unknown. */
async function emulator(...statuses: number[]): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(statuses[Number(request.url?.split('-').at(-1))] ?? 404).end('said');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, asked };
}

test('runs a function at its first address', async () => {
  const { address, asked } = await emulator(200);
  await runSchedule(address, 'billSeries');
  expect(asked).toEqual(['/demo-agency/europe-west2/billSeries-0']);
});

test('runs it once at its newest address after triggers were switched off and on', async () => {
  const { address, asked } = await emulator(204, 204, 200);
  await runSchedule(address, 'billSeries');
  expect(asked).toHaveLength(3);
});

test.each([[[500]], [[204, 500]], [[204]], [[]]])('says so when it did not run (%j)', async (statuses) => {
  const { address } = await emulator(...statuses);
  await expect(runSchedule(address, 'billSeries')).rejects.toThrow(/billSeries answered/);
});
