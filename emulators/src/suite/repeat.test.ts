import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { readAnswer, repeat } from './repeat.ts';

let close = () => {};
afterEach(() => close());

/** Sends scripted responses in order; 'cut' closes the connection without one. */
async function server(...answers: (number | 'cut')[]): Promise<{ address: string; asked: () => number }> {
  let asked = 0;
  const it = createServer((request, response) => {
    const answer = answers[asked] ?? 200;
    asked += 1;
    if (answer === 'cut') request.socket.destroy();
    else response.writeHead(answer).end(answer === 500 ? '{"code":"ECONNRESET"}' : 'said');
  });
  await new Promise<void>((resolve) => it.listen(0, '127.0.0.1', resolve));
  close = () => it.close();
  // A server that listens on a port has an address of this kind.
  return { address: `http://127.0.0.1:${(it.address() as AddressInfo).port}`, asked: () => asked };
}

/** A clock that advances by each wait. */
function slowly() {
  let time = 0;
  const pauses: number[] = [];
  const notes: string[] = [];
  const wait = async (milliseconds: number) => {
    time += milliseconds;
    pauses.push(milliseconds);
  };
  return { options: { wait, now: () => time, note: (text: string) => void notes.push(text) }, pauses, notes };
}

describe('repeatable work', () => {
  it('is retried while nobody could answer, with growing pauses', async () => {
    const { address, asked } = await server('cut', 500, 503, 429);
    const { options, pauses, notes } = slowly();
    const text = await repeat('ensureUser', async () => readAnswer(await fetch(address)), options);
    expect(text).toBe('said');
    expect(asked()).toBe(5);
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
    expect(notes[0]).toMatch(/^ensureUser: fetch failed: /);
    expect(notes[1]).toBe('ensureUser: answered 500: {"code":"ECONNRESET"}');
  });

  it('is given up in the end, with the reason', async () => {
    const { options, pauses } = slowly();
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
    };
    const done = repeat('ensureUser', attempt, options);
    await expect(done).rejects.toThrow('ensureUser: fetch failed: read ECONNRESET (tried for 200 s)');
    await expect(done).rejects.toBeInstanceOf(Problem);
    expect(tries).toBe(pauses.length + 1);
    expect(Math.max(...pauses)).toBe(15_000);
  });

  it('is not retried after a final answer', async () => {
    const { address, asked } = await server(403);
    const attempt = async () => {
      const answer = await fetch(address);
      throw new Error(`refused: ${answer.status} ${await readAnswer(answer)}`);
    };
    await expect(repeat('ensureUser', attempt, slowly().options)).rejects.toThrow('refused: 403');
    expect(asked()).toBe(1);
  });
});
