/** Something did not come in the time that there was for it. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for work so long and no longer; the work itself goes on.
 * @throws TimeoutError
 */
export function withTimeout<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TimeoutError(`${what} took longer than ${milliseconds} ms`));
    const timer = setTimeout(giveUp, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
