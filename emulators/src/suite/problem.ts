/** Something the person at the keyboard can mend. Printed as it is, without a stack: what is wrong, then the mend. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

export function textOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
