import { AppError, type ErrorCode, errorStatus, type Issue } from '@agency/domain/shared/errors';

const offline = 'We can’t reach the server. Check your connection and try again.';

const somethingWrong = 'Something went wrong. Please try again.';

const notTaken =
  'Our server didn’t accept this request. Reload the page. If that doesn’t help, sign in again.';

/** The callable protocol's codes, where ours differ or don't exist. */
const protocolCodes: Readonly<Record<string, ErrorCode>> = { aborted: 'failed-precondition' };

function isOwnCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}

function readIssues(details: unknown): Issue[] {
  if (details === null || typeof details !== 'object' || !('issues' in details)) return [];
  const { issues } = details;
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: unknown): Issue[] => {
    if (issue === null || typeof issue !== 'object' || !('path' in issue) || !('message' in issue)) return [];
    const { path, message } = issue;
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}

/** Our own code is sent in the details, because the protocol does not know all of them. */
function ownCode(details: unknown): ErrorCode | undefined {
  if (details === null || typeof details !== 'object' || !('code' in details)) return undefined;
  return typeof details.code === 'string' && isOwnCode(details.code) ? details.code : undefined;
}

/**
 * The words that the server sent: the SDK puts the HTTP status behind them, and where there were none, says its code.
 */
function wordsOf({ message }: Error, name: string): string {
  const words = message.replace(/ \[\d+\]$/, '');
  return words === name ? '' : words;
}

/** Restores the server's error from a callable's: code, message for people, issues by field. */
export function fromCallableError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') {
    return new AppError('internal', somethingWrong, { cause: thrown });
  }
  const details = 'details' in thrown ? thrown.details : undefined;
  const name = thrown.code.replace(/^functions\//, '');
  const code = ownCode(details) ?? protocolCodes[name] ?? (isOwnCode(name) ? name : undefined);
  const words = wordsOf(thrown, name);
  // The SDK names every failure of the network 'internal' and says no more.
  if (
    name === 'unavailable' ||
    name === 'deadline-exceeded' ||
    (name === 'internal' && details === undefined)
  ) {
    return new AppError('internal', words || offline, { cause: thrown, detail: thrown.code });
  }
  // Not ours: the platform refused the session's or App Check's token.
  if (name === 'unauthenticated' && details === undefined) {
    return new AppError('unauthenticated', notTaken, { cause: thrown });
  }
  if (!code) return new AppError('internal', somethingWrong, { cause: thrown });
  return new AppError(code, words || somethingWrong, { issues: readIssues(details), cause: thrown });
}

/** The same for our own HTTP interface: `{ error: { code, message, issues } }`. */
export function fromHttpError(status: number, body: unknown): AppError {
  const error = body !== null && typeof body === 'object' && 'error' in body ? body.error : undefined;
  const code = ownCode(error);
  if (code && error !== null && typeof error === 'object' && 'message' in error) {
    return new AppError(code, String(error.message), { issues: readIssues(error) });
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', {
    detail: `HTTP ${status} without an error of ours`,
  });
}
