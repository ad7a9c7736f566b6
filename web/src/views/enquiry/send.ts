import type { Issue } from '@agency/domain/shared/errors';
import * as v from 'valibot';

export type SendResult =
  | { readonly kind: 'sent'; readonly reference: string }
  | {
      readonly kind: 'invalid';
      readonly issues: readonly Issue[];
      readonly message: string;
      /** The browser found nothing wrong. */
      readonly isOfServer: boolean;
    }
  /** The key was used for other content: try again with a new one. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };

const accepted = v.object({ id: v.string(), reference: v.string() });
const refused = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() })), []),
  }),
});

const unreachable =
  'We couldn’t reach our server, so your request hasn’t been sent. Check your connection and try again. Everything you entered is still here.';
const trouble =
  'Something went wrong on our side and your request hasn’t been sent. Please try again in a minute.';
const timeoutMs = 30_000;

async function readAnswer(response: Response): Promise<SendResult> {
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 201 || response.status === 200) {
    const parsed = v.safeParse(accepted, body);
    return parsed.success
      ? { kind: 'sent', reference: parsed.output.reference }
      : { kind: 'failed', message: trouble };
  }
  if (response.status === 409) return { kind: 'conflict' };
  const parsed = v.safeParse(refused, body);
  if (!parsed.success) return { kind: 'failed', message: trouble };
  const { issues, message } = parsed.output.error;
  return response.status === 400
    ? { kind: 'invalid', issues, message, isOfServer: true }
    : { kind: 'failed', message };
}

/** Sends a public form to its endpoint. With the same key and body it is the same request, so retrying is safe. */
export async function sendRequest(
  address: string,
  body: Record<string, unknown>,
  key: string,
): Promise<SendResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await readAnswer(response);
  } catch {
    return { kind: 'failed', message: unreachable };
  }
}
