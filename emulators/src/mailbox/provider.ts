import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { FaultMode, Faults } from './faults.ts';
import { type Message, type SentEmail, sentEmail, toMessage } from './message.ts';

const SECOND = 1000;
const KEY_LIFETIME = 24 * 60 * 60 * SECOND;
const REQUESTS_PER_SECOND = 2;
const SLOWNESS = 3 * SECOND;

export interface ProviderRequest {
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  /** The raw bytes: two bodies are the same when these are. */
  body: string;
}

export interface ProviderAnswer {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** The connection is cut, or stays open without an answer. */
export type ProviderOutcome = ProviderAnswer | 'reset' | 'timeout';

export interface ProviderDependencies {
  apiKey: string;
  faults: Faults;
  deliver: (message: Message) => void;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

interface Key {
  bodyHash: string;
  until: number;
  /** Missing while the first request is still in progress. */
  answer?: ProviderAnswer;
}

/** Error bodies as the provider's documentation gives them. */
const failures = {
  missingKey: failure(401, 'missing_api_key', 'Missing API key in the authorization header.'),
  wrongKey: failure(401, 'validation_error', 'API key is invalid'),
  keyLength: failure(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.'),
  otherBody: failure(
    409,
    'invalid_idempotent_request',
    'Same idempotency key used with a different request payload.',
  ),
  inProgress: failure(
    409,
    'concurrent_idempotent_requests',
    'Same idempotency key used while original request is still in progress.',
  ),
  notJson: failure(400, 'validation_error', 'The request body is not valid JSON.'),
  refused: failure(422, 'validation_error', 'Invalid `to` field. Please use a valid email address.'),
  broken: failure(500, 'internal_server_error', 'An unexpected error occurred.'),
} as const;

function failure(statusCode: number, name: string, message: string): ProviderAnswer {
  return { status: statusCode, headers: {}, body: { statusCode, name, message } };
}

const tooMany = (retryAfter: number): ProviderAnswer => ({
  ...failure(
    429,
    'rate_limit_exceeded',
    `Too many requests. You can only make ${REQUESTS_PER_SECOND} requests per second.`,
  ),
  headers: {
    'retry-after': String(retryAfter),
    'ratelimit-limit': String(REQUESTS_PER_SECOND),
    'ratelimit-remaining': '0',
    'ratelimit-reset': String(retryAfter),
  },
});

/** Models the mail provider: same errors, idempotency keys and rate limit. */
export function createProvider(dependencies: ProviderDependencies) {
  const { apiKey, faults, deliver, now, wait } = dependencies;
  const keys = new Map<string, Key>();
  let recent: number[] = [];

  function secondsToWait(): number | undefined {
    recent = recent.filter((at) => now() - at < SECOND);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= REQUESTS_PER_SECOND) {
      return Math.max(1, Math.ceil((oldest + SECOND - now()) / SECOND));
    }
    recent.push(now());
    return undefined;
  }

  function findKey(request: ProviderRequest, bodyHash: string): ProviderAnswer | undefined {
    if (request.idempotencyKey === undefined) return undefined;
    const key = keys.get(request.idempotencyKey);
    if (!key || key.until <= now()) return undefined;
    if (key.bodyHash !== bodyHash) return failures.otherBody;
    return key.answer ?? failures.inProgress;
  }

  function accept(email: SentEmail): ProviderAnswer {
    const id = randomUUID();
    deliver(toMessage(email, id, new Date(now())));
    return { status: 200, headers: {}, body: { id } };
  }

  async function sendUnderKey(request: ProviderRequest, mode: FaultMode): Promise<ProviderOutcome> {
    const bodyHash = createHash('sha256').update(request.body).digest('hex');
    const known = findKey(request, bodyHash);
    if (known) return known;
    const email = parseEmail(request.body);
    if ('status' in email) return email;
    const key: Key = { bodyHash, until: now() + KEY_LIFETIME };
    if (request.idempotencyKey !== undefined) keys.set(request.idempotencyKey, key);
    if (mode === 'slow') await wait(SLOWNESS);
    key.answer = accept(email.output);
    return mode === 'timeout' ? 'timeout' : key.answer;
  }

  return {
    async send(request: ProviderRequest): Promise<ProviderOutcome> {
      const refused = refuseCaller(request, apiKey);
      if (refused) return refused;
      const seconds = secondsToWait();
      if (seconds !== undefined) return tooMany(seconds);
      const mode = faults.next();
      if (mode === 'reset') return 'reset';
      return failureOf(mode) ?? sendUnderKey(request, mode);
    },
    /** Keeps the storage of old keys small over a long run. */
    dropOldKeys: () => {
      for (const [name, key] of keys) if (key.until <= now()) keys.delete(name);
    },
  };
}

function refuseCaller(request: ProviderRequest, apiKey: string): ProviderAnswer | undefined {
  if (!request.authorization) return failures.missingKey;
  if (request.authorization !== `Bearer ${apiKey}`) return failures.wrongKey;
  const length = request.idempotencyKey?.length;
  return length !== undefined && (length < 1 || length > 256) ? failures.keyLength : undefined;
}

function failureOf(mode: FaultMode): ProviderAnswer | undefined {
  if (mode === '401') return failures.wrongKey;
  if (mode === '422') return failures.refused;
  if (mode === '429') return tooMany(1);
  return mode === '500' ? failures.broken : undefined;
}

function parseEmail(body: string): ProviderAnswer | { output: SentEmail } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return failures.notJson;
  }
  const parsed = v.safeParse(sentEmail, json);
  if (parsed.success) return { output: parsed.output };
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  if (!field) return failure(422, 'missing_required_field', issue.message);
  const missing = issue.received === 'undefined';
  return missing
    ? failure(422, 'missing_required_field', `Missing \`${field}\` field.`)
    : failure(422, 'validation_error', `Invalid \`${field}\` field. ${issue.message}`);
}
