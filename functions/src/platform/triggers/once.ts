import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { commit } from '../commit.ts';
import type { Deps } from '../deps.ts';
import { isAlreadyExists } from '../firestore.ts';

/** Creates a document unless it exists; triggers run more than once. */
export async function createOnce(ref: DocumentReference, data: DocumentData): Promise<void> {
  try {
    await ref.create(data);
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
  }
}

interface NewDocument {
  readonly ref: DocumentReference;
  readonly data: DocumentData;
}

/**
 * Creates everything that one event makes, once and in one commit: nothing if the first document exists, and none of
 * the others that exist already.
 */
export async function createTogether(
  deps: Deps,
  first: NewDocument,
  others: readonly NewDocument[],
): Promise<void> {
  await commit(deps, async (unit) => {
    if ((await unit.get(first.ref)).exists) return;
    const found = await Promise.all(others.map(({ ref }) => unit.get(ref)));
    unit.create(first.ref, first.data);
    others.forEach(({ ref, data }, index) => {
      if (!found[index]?.exists) unit.create(ref, data);
    });
  });
}
