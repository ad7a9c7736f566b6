/** Runs an asynchronous function once and shares the result. A failure is not cached: the next call tries again. */
export function memoised<TArguments extends readonly unknown[], T>(
  begin: (...asked: TArguments) => Promise<T>,
): (...asked: TArguments) => Promise<T> {
  let begun: Promise<T> | undefined;
  return (...asked) => {
    if (!begun) {
      begun = begin(...asked);
      begun.catch(() => {
        begun = undefined;
      });
    }
    return begun;
  };
}
