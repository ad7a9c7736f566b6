import type { ReferenceKind } from '@agency/domain/shared/ids';
import { makeReference } from '@agency/domain/shared/ids';
import type { Deps } from './deps.ts';
import { isAlreadyExists } from './firestore.ts';

const mostTries = 5;

/**
 * Commits something that `create()`s a document under a random reference, with another reference when that one is
 * taken. The store itself is the proof that a reference is unique, so no counter is shared.
 */
export async function withReference<T>(
  deps: Deps,
  kind: ReferenceKind,
  commit: (reference: string) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await commit(makeReference(kind, deps.random));
    } catch (thrown) {
      if (tries === mostTries || !isAlreadyExists(thrown)) throw thrown;
    }
  }
}
