/** Why the database refused, as gRPC codes. */
const codes = {
  deadlineExceeded: 4,
  notFound: 5,
  /** The document of a `create()` exists already. */
  alreadyExists: 6,
  /** A document changed since it was read. */
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const;

/** Was this thrown for one of these reasons? */
export function isGrpc(thrown: unknown, ...reasons: readonly (keyof typeof codes)[]): boolean {
  return (
    thrown instanceof Error && 'code' in thrown && reasons.some((reason) => thrown.code === codes[reason])
  );
}
