import { cleanLine } from '@agency/domain/shared/fields';
import type { CreateEmailOptions } from 'resend';
import type { MailMessage } from '../mail-queue/message.ts';

/** How long the provider may take to answer; after that its result is unknown. */
const answerTimeoutMs = 20_000;
/** Pauses after a 429: when it names none, and when a quota is used up, which takes longer to come back. */
const defaultPauseMs = 1_000;
const quotaPauseMs = 15 * 60_000;
const longestPauseMs = 60 * 60_000;

/**
 * What came of handing a mail to the provider:
 * - `rateLimited`: it accepted nothing and wants a pause; this does not count as an attempt;
 * - `temporary`: it accepted nothing, a later attempt may work (its fault, or our key or domain is not set up);
 * - `permanent`: it will never accept this mail;
 * - `unknown`: it may have accepted it (time-out, cut connection, still in progress); the same key will tell;
 * - `keyTaken`: it knows this key with other content, so a mail under this key was most likely sent before.
 */
export type ProviderResult =
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  | { readonly kind: 'rateLimited'; readonly pauseMs: number; readonly error: string }
  | {
      readonly kind: 'permanent';
      readonly error: string;
      /** It refused an address, not the mail. */
      readonly blamesRecipient?: boolean;
    }
  | { readonly kind: 'temporary' | 'unknown' | 'keyTaken'; readonly error: string };

export interface MailProvider {
  /** Never throws. `key` is the outbox id: the provider accepts a key once in 24 hours. */
  send(message: MailMessage, key: string): Promise<ProviderResult>;
}

interface ProviderOptions {
  readonly apiKey: string;
  /** The provider's base URL; its real one when left out. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
  readonly now: () => Date;
}

/** The SDK's response, as far as we read it: it returns `error` instead of throwing, also when offline. */
interface SdkAnswer {
  readonly data: { readonly id?: unknown } | null;
  /** The provider's error body as received; a proxy's may lack any of these. */
  readonly error: {
    readonly name?: unknown;
    readonly message?: unknown;
    readonly statusCode?: unknown;
  } | null;
  readonly headers: Readonly<Record<string, string>> | null;
}

/** The provider through its SDK, loaded at the first mail. Nothing else of the product talks to it. */
export function createMailProvider(options: ProviderOptions): MailProvider {
  return {
    async send(message, key) {
      const stop = new AbortController();
      // Cleared when it answers, unlike AbortSignal.timeout(): no timer outlives the mail.
      const timer = setTimeout(() => stop.abort(), options.timeoutMs ?? answerTimeoutMs);
      try {
        const { Resend } = await import('resend');
        const resend = new Resend(options.apiKey, options.baseUrl ? { baseUrl: options.baseUrl } : {});
        const answer = await resend.emails.send(forSdk(message), {
          idempotencyKey: key,
          signal: stop.signal,
        });
        return toResult(answer, options.now());
      } catch (thrown) {
        // Only what precedes the request throws: no key set, or the SDK can't be loaded.
        return { kind: 'temporary', error: `We couldn’t reach the email provider: ${String(thrown)}` };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The SDK's own shape: missing fields are left out. */
function forSdk({ replyTo, attachments, headers, ...rest }: MailMessage): CreateEmailOptions {
  return {
    ...rest,
    ...(replyTo ? { replyTo } : {}),
    ...(attachments ? { attachments } : {}),
    ...(headers ? { headers } : {}),
  };
}

/** @internal The mapping itself, for tests of answers that no server can be made to give. */
export function toResult(answer: SdkAnswer, now: Date): ProviderResult {
  const { data, error, headers } = answer;
  if (error === null) {
    return {
      kind: 'accepted',
      providerId: typeof data?.id === 'string' ? cleanLine(data.id, 200) || null : null,
    };
  }
  // An error that did not come from the provider has no status: the connection failed, at whatever point.
  const status = typeof error.statusCode === 'number' ? error.statusCode : null;
  const name = typeof error.name === 'string' ? error.name : 'unknown_error';
  const text = describe(status, name, error.message);
  if (status === 429) return { kind: 'rateLimited', pauseMs: pauseMs(name, headers, now), error: text };
  const kind = failureKind(status, name);
  const blamesRecipient = kind === 'permanent' && status === 422 && /`to`|recipient/i.test(text);
  return { kind, error: text, ...(blamesRecipient ? { blamesRecipient } : {}) };
}

function failureKind(
  status: number | null,
  name: string,
): 'temporary' | 'permanent' | 'unknown' | 'keyTaken' {
  if (status === null) return 'unknown';
  if (status === 409) return name === 'invalid_idempotent_request' ? 'keyTaken' : 'unknown';
  // 401 and 403 are about our key or domain: the mail is fine and goes once the settings are fixed.
  const isOurSettings = status === 401 || status === 403;
  if (status >= 500 || status === 408 || status === 425 || isOurSettings) return 'temporary';
  return 'permanent';
}

function describe(status: number | null, name: string, message: unknown): string {
  const said = typeof message === 'string' ? message : 'It gave no reason.';
  if (status === null)
    return 'The email provider didn’t answer, so we don’t know whether it accepted the email.';
  const settings = status === 401 || status === 403 ? 'Check the email provider’s key and domain. ' : '';
  return `${settings}The email provider answered ${status} (${name}): ${said}`;
}

/** The pause of a 429 in milliseconds: `Retry-After` in seconds or as a date, at most an hour. */
function pauseMs(name: string, headers: SdkAnswer['headers'], now: Date): number {
  const header = headers?.['retry-after']?.trim() ?? '';
  const wanted = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  const fallback = name.endsWith('quota_exceeded') ? quotaPauseMs : defaultPauseMs;
  const pause = Number.isFinite(wanted) && wanted > 0 ? wanted : fallback;
  return Math.min(pause, longestPauseMs);
}
