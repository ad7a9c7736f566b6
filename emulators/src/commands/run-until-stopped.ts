import { constants } from 'node:os';
import { type Product, type ProductOptions, startProduct } from '../product.ts';
import { textOf } from '../suite/problem.ts';

/** A second signal within this time is the same Ctrl-C, which npm and the terminal both pass on. */
const SAME_KEYPRESS = 2000;

export const say = (line: string): void => console.log(line);

/** Prints the noteworthy part of each line. */
export const sayIf =
  (worth: (line: string) => string | undefined) =>
  (line: string): void => {
    const shown = worth(line);
    if (shown !== undefined) say(shown);
  };

/**
 * Starts the product, waits for a signal or a crash, then stops all of it. Calls `whenReady` once everything is up.
 */
export async function runUntilStopped(
  options: ProductOptions,
  whenReady: (product: Product) => (() => void) | undefined,
): Promise<void> {
  const { promise: signalled, resolve } = Promise.withResolvers<NodeJS.Signals>();
  listenForSignals(resolve);
  // A signal during the start waits for it, so that everything started can be stopped in order.
  const started = await startProduct(options).catch((error: unknown) => {
    console.error(`\n${textOf(error)}\n`);
    return undefined;
  });
  if (!started) return end(1);
  const undo = whenReady(started);
  const why = await Promise.race([
    signalled.then((signal) => ({ signal })),
    started.crashed.then((reason) => ({ reason })),
  ]);
  if ('reason' in why) console.error(`\n${why.reason}\n`);
  say('Stopping.');
  undo?.();
  await started.stop('reason' in why ? 'afterCrash' : 'inOrder');
  say('Stopped. All ports are free.');
  end('reason' in why ? 1 : why.signal === 'SIGINT' ? 0 : 128 + constants.signals[why.signal]);
}

function listenForSignals(stop: (signal: NodeJS.Signals) => void): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = Date.now();
        stop(signal);
      } else if (Date.now() - first > SAME_KEYPRESS) {
        // The emulators exit when their channel to us closes.
        say('Stopping now. Data from this run may be lost.');
        end(1);
      }
    });
  }
}

/** Exits explicitly: an open connection of the Admin SDK would keep the process alive. */
function end(code: number): void {
  process.exit(code);
}
