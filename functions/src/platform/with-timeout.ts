/** Something did not finish in its time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for work at most this long; the work itself continues.
 * @throws TimeoutError
 */
export function withTimeout<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TimeoutError(`${what} took longer than ${milliseconds} ms`));
    const timer = setTimeout(giveUp, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
