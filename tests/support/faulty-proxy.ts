import { connect, createServer, type Socket } from 'node:net';

/** The state of a proxy: it passes everything, freezes, or refuses connections. */
type Mode = 'open' | 'frozen' | 'closed';

export interface FaultyProxy {
  readonly port: number;
  set(mode: Mode): Promise<void>;
  close(): Promise<void>;
}

/** Passes bytes on to a server until switched: a frozen machine never answers, a closed port refuses. */
export async function startFaultyProxy(to: {
  readonly host: string;
  readonly port: number;
}): Promise<FaultyProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(to);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      one.on('data', (chunk) => other.write(chunk));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
      if (isFrozen) one.pause();
    }
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const hangUp = () =>
    new Promise<void>((resolve) => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      if (server.listening) server.close(() => resolve());
      else resolve();
    });
  const port = await listen(0);
  return {
    port,
    async set(mode) {
      if (mode === 'closed') return hangUp();
      if (!server.listening) await listen(port);
      isFrozen = mode === 'frozen';
      for (const pair of pairs) {
        for (const socket of pair) {
          if (isFrozen) socket.pause();
          else socket.resume();
        }
      }
    },
    close: hangUp,
  };
}
