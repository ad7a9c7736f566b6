import { idempotencyAnswer } from '@agency/domain/platform/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { AppError } from '@agency/domain/shared/errors';
import { parseInput } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import { commit, type Work } from './commit.ts';
import type { Deps } from './deps.ts';
import { documentRef, findDocument } from './firestore.ts';
import { sha256Hex } from './hash.ts';

const keyedMs = 24 * 3600_000;
const sameContentMs = 10 * 60_000;

/** How a request is known again: where its first answer lies and a hash of what it asked. */
export interface RequestKey {
  readonly hash: string;
  readonly bodyHash: string;
  readonly lifeMs: number;
}

const idempotencyKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{1,200}$/, 'The Idempotency-Key must be 1 to 200 visible characters'),
);

/**
 * With an `Idempotency-Key` the key alone names the request, for 24 hours. Without one, the same address with the same
 * content is the same request for 10 minutes.
 */
export function requestKey(
  scope: string,
  sent: { readonly key: string | undefined; readonly address: string; readonly content: unknown },
): RequestKey {
  const bodyHash = sha256Hex(canonicalJson(sent.content));
  if (sent.key !== undefined) {
    const key = parseInput(idempotencyKey, sent.key);
    return { hash: sha256Hex(`${scope}|key|${key}`), bodyHash, lifeMs: keyedMs };
  }
  return { hash: sha256Hex(`${scope}|content|${sent.address}|${bodyHash}`), bodyHash, lifeMs: sameContentMs };
}

interface Done<T> {
  readonly answer: T;
  readonly documentPath: string;
}

/**
 * Does something at most once per request: the answer is kept in the same commit as what it answers, and a repeat
 * gets the first answer. `work` may run again when two of the same come at once.
 * @throws AppError `already-exists` when the key was used with another body.
 */
export async function answerOnce<const TSchema extends v.GenericSchema>(
  deps: Deps,
  key: RequestKey,
  answerSchema: TSchema,
  work: (unit: Work) => Promise<Done<v.InferOutput<TSchema>>>,
): Promise<v.InferOutput<TSchema>> {
  const ref = documentRef(deps.db, 'idempotency', key.hash);
  return commit(deps, async (unit) => {
    const now = deps.clock();
    const known = await findDocument(idempotencyAnswer, ref, unit);
    if (known && known.expiresAt > now) return firstAnswer(known, key, answerSchema);
    const { answer, documentPath } = await work(unit);
    unit.set(ref, {
      bodyHash: key.bodyHash,
      answer: JSON.stringify(answer),
      documentPath,
      expiresAt: new Date(now.getTime() + key.lifeMs),
      createdAt: now,
    });
    return answer;
  });
}

function firstAnswer<const TSchema extends v.GenericSchema>(
  known: v.InferOutput<typeof idempotencyAnswer>,
  key: RequestKey,
  schema: TSchema,
): v.InferOutput<TSchema> {
  if (known.bodyHash !== key.bodyHash) {
    throw new AppError('already-exists', 'This Idempotency-Key was used for something else.');
  }
  return v.parse(schema, JSON.parse(known.answer));
}
