/** Every error code at a boundary (HTTP, callable, form), with its HTTP status. */
export const errorStatus = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'link-not-valid': 404,
  'already-exists': 409,
  'failed-precondition': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'resource-exhausted': 429,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One thing that is wrong with an input: `path` names the field with dots (`sections.0.title`), empty for the whole. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The body of every failed answer. */
export interface ErrorBody {
  readonly error: { readonly code: ErrorCode; readonly message: string; readonly issues?: readonly Issue[] };
}

interface AppErrorOptions {
  readonly issues?: readonly Issue[];
  /** For the log only: the internal cause. Never leaves the server. */
  readonly detail?: string;
  /** Seconds until another try makes sense (`Retry-After`). */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * The one error type of the product. `message` is written for the person who sees it;
 * `detail` and `cause` are for the log.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.issues = options.issues ?? [];
    this.detail = options.detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    const { code, message, issues } = this;
    return { error: issues.length > 0 ? { code, message, issues } : { code, message } };
  }
}

/** The error for an input with wrong fields: one issue each. */
export function notRight(issues: readonly Issue[]): AppError {
  return new AppError('invalid-argument', 'Some of the details aren’t right. Check them and try again.', {
    issues,
  });
}

/** By its shape: the bundle of the pages and that of the functions, which calls it, have a class of their own each. */
function isAppError(thrown: unknown): thrown is AppError {
  if (!(thrown instanceof Error) || thrown.name !== 'AppError' || !('code' in thrown)) return false;
  return typeof thrown.code === 'string' && Object.hasOwn(errorStatus, thrown.code);
}

/** Turns anything thrown into an AppError; anything not ours becomes `internal` and reveals nothing. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError || isAppError(thrown)) return thrown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new AppError('internal', 'Something went wrong on our side. Please try again.', {
    detail,
    cause: thrown,
  });
}
