import { idempotencyRecord } from '@agency/domain/platform/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { AppError } from '@agency/domain/shared/errors';
import { parseInput } from '@agency/domain/shared/parse';
import { pickKnown } from '@agency/domain/shared/unknown-fields';
import * as v from 'valibot';
import { commit, type UnitOfWork } from '../commit.ts';
import type { Deps } from '../deps.ts';
import { type DocumentSource, documentRef, findDocument } from '../firestore.ts';
import { sha256Hex } from '../hash.ts';

const keyedMs = 24 * 3600_000;
const sameContentMs = 10 * 60_000;

/** How a repeated request is recognised: where its first response is stored, and a hash of its content. */
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
 * With an `Idempotency-Key` the key alone identifies the request, for 24 hours. Without one, the same address with the
 * same content is the same request for 10 minutes.
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
 * Does something at most once per request: the response is stored in the same commit as its result, and a repeat gets
 * the first response. `work` may run again when two of the same arrive at once; it never runs for a repeat of a
 * finished one, so what counts against a limit is charged in it. It may fail because of the first one's own work (its
 * files are claimed by now), so the stored response is looked up once more before an error counts.
 * @throws AppError `already-exists` when the key was used with another body.
 */
export async function runOnce<const TSchema extends v.GenericSchema>(
  deps: Deps,
  key: RequestKey,
  answerSchema: TSchema,
  work: (unit: UnitOfWork) => Promise<Done<v.InferOutput<TSchema>>>,
): Promise<v.InferOutput<TSchema>> {
  const ref = documentRef(deps.db, 'idempotency', key.hash);
  const known = async (source?: DocumentSource) => {
    const found = await findDocument(idempotencyRecord, ref, source);
    return found && found.expiresAt > deps.clock() ? firstResult(found, key, answerSchema) : undefined;
  };
  return commit(deps, async (unit) => {
    const first = await known(unit);
    if (first !== undefined) return first;
    const now = deps.clock();
    const done = await attempt(() => work(unit), known);
    if (!('documentPath' in done)) return done.first;
    const { answer, documentPath } = done;
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

async function attempt<T>(
  work: () => Promise<Done<T>>,
  known: () => Promise<T | undefined>,
): Promise<Done<T> | { readonly first: T }> {
  try {
    return await work();
  } catch (thrown) {
    const first = thrown instanceof AppError ? await known() : undefined;
    if (first === undefined) throw thrown;
    return { first };
  }
}

function firstResult<const TSchema extends v.GenericSchema>(
  known: v.InferOutput<typeof idempotencyRecord>,
  key: RequestKey,
  schema: TSchema,
): v.InferOutput<TSchema> {
  if (known.bodyHash !== key.bodyHash) {
    throw new AppError('already-exists', 'This Idempotency-Key was used for something else.');
  }
  return v.parse(schema, pickKnown(schema, JSON.parse(known.answer)));
}
