/** Something the person at the keyboard can mend. Printed as it is, without a stack: what is wrong, then the mend. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** The error as it is told in a terminal: where it was thrown, and what it came from. */
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

/** The error and what it came from, outermost first: `fetch failed` alone says nothing. */
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

/** Words of connections that broke or never answered, in whatever library's error they come. */
const broken =
  /ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|UND_ERR|socket hang up|other side closed|fetch failed|terminated|aborted due to timeout|DEADLINE_EXCEEDED|UNAVAILABLE/;

/** An answer that says to come back later, or that stands for one that did not come in time. */
export class BusyAnswer extends Error {
  override readonly name = 'BusyAnswer';
}

/** May the same go well a little later, because somebody was only too busy to answer? */
export function isPassing(error: unknown): boolean {
  return chainOf(error).some(
    (one) =>
      one instanceof BusyAnswer ||
      (one instanceof Error && broken.test(`${one.name} ${codeOf(one) ?? ''} ${one.message}`)),
  );
}
