/** Something did not come in the time that there was for it. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * Waits for work so long and no longer; the work itself goes on.
 * @throws TookTooLong
 */
export function withinTime<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TookTooLong(`${what} took longer than ${milliseconds} ms`));
    const timer = setTimeout(giveUp, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
