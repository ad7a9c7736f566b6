const pending = new Set<Promise<unknown>>();

/** Offline a write waits for ever: operations need the server too, and then say so themselves. */
const patienceMs = 3000;

/** Notes a write straight into the database until the server has answered it. */
export function notePending<T>(written: Promise<T>): Promise<T> {
  const noted = written.then(
    () => undefined,
    () => undefined,
  );
  pending.add(noted);
  void noted.then(() => pending.delete(noted));
  return written;
}

/**
 * Resolves once the server has what this page has written so far: an operation acts on what people see, and the page
 * shows a write before the server has it.
 */
export async function afterPending(): Promise<void> {
  if (pending.size === 0) return;
  let timer = 0;
  const patience = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, patienceMs);
  });
  await Promise.race([Promise.all(pending), patience]);
  window.clearTimeout(timer);
}
