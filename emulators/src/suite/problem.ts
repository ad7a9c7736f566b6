/** An error that the user can fix. Printed as it is, without a stack: what is wrong, then the fix. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** The error for a terminal: where it was thrown, and its causes. */
export function textOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return chainOf(error)
    .map((one) => (one instanceof Error ? one.stack || one.message : String(one)))
    .join('\nbecause of: ');
}

/** The same in one line: `fetch failed: read ECONNRESET`. */
export function lineOf(error: unknown): string {
  const lines = chainOf(error).map((one) => {
    const text = one instanceof Error ? one.message || codeOf(one) || one.name : String(one);
    return text.split('\n')[0] ?? '';
  });
  return lines.join(': ');
}

/** The error and its causes, outermost first: `fetch failed` alone says nothing. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let one = error; one !== undefined && one !== null && !chain.includes(one); one = causeOf(one)) {
    chain.push(one);
  }
  return chain;
}

function causeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  // Several addresses of one host were tried, and each failed alike.
  return error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
}

const codeOf = (error: Error): string | undefined => ('code' in error ? String(error.code) : undefined);

/** Messages of broken or timed-out connections, whichever library's error they are in. */
const broken =
  /ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|UND_ERR|socket hang up|other side closed|fetch failed|terminated|aborted due to timeout|DEADLINE_EXCEEDED|UNAVAILABLE/;

/** A response that asks to retry later, or stands for a timeout. */
export class BusyAnswer extends Error {
  override readonly name = 'BusyAnswer';
}

/** Might a retry succeed, because something was merely too busy to answer? */
export function isPassing(error: unknown): boolean {
  return chainOf(error).some(
    (one) =>
      one instanceof BusyAnswer ||
      (one instanceof Error && broken.test(`${one.name} ${codeOf(one) ?? ''} ${one.message}`)),
  );
}
