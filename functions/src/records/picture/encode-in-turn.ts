let queue: Promise<unknown> = Promise.resolve();

/** Encoding takes a whole processor: one at a time, so that the process can serve other requests. */
export function encodeInTurn<T>(encode: () => Promise<T>): Promise<T> {
  const done = queue.then(encode);
  queue = done.catch(() => {});
  return done;
}
