import type { Issue } from '@agency/domain/shared/errors';
import type { SendResult } from './send.ts';

type Body = Record<string, unknown>;

/** What a form needs only once somebody fills it in; loaded separately, so that the page stays small. */
export interface SendTools {
  findIssues(body: Body): readonly Issue[];
  readonly sendRequest: typeof import('./send.ts').sendRequest;
}

/** An idempotency key, so that a retry after a lost response is the same request. */
export function newKey(): string {
  return crypto.randomUUID();
}

export const notLoaded: SendResult = {
  kind: 'failed',
  message:
    'Part of this page didn’t load, so nothing was sent. Check your connection and try again. Everything you entered is still here.',
};

/** Sends valid input; a key that was used for other content is replaced once. */
export async function sendWithKey(
  address: string,
  body: Body,
  key: { current: string },
  load: () => Promise<SendTools>,
): Promise<SendResult> {
  try {
    const { findIssues, sendRequest } = await load();
    const issues = findIssues(body);
    if (issues.length > 0) return { kind: 'invalid', issues, message: '', isOfServer: false };
    const result = await sendRequest(address, body, key.current);
    if (result.kind !== 'conflict') return result;
    key.current = newKey();
    return await sendRequest(address, body, key.current);
  } catch {
    return notLoaded;
  }
}

/** The form-level message of a refusal; undefined where the fields show it. */
export function failureOf(result: Exclude<SendResult, { kind: 'sent' }>): string | undefined {
  if (result.kind === 'failed') return result.message;
  if (result.kind === 'conflict') return 'Your request hasn’t been sent. Please try again.';
  return result.issues.length > 0 ? undefined : result.message;
}
