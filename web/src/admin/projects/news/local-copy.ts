import * as v from 'valibot';
import { copyPrefix, quietly, writeLocalCopy } from '../../../firebase/session/local-copies.ts';

const words = { title: v.string(), body: v.string() };
const shape = v.object({ id: v.string(), ...words, base: v.optional(v.object(words)) });

/**
 * What is being written, and the id that it will have: made before the first try, so that a second is the same. Of an
 * edit: the text that it began from, too.
 */
export type Draft = v.InferOutput<typeof shape>;

export interface DraftPlace {
  readonly uid: string;
  readonly projectId: string;
  readonly collection: 'projectUpdates' | 'projectNotes';
  /** Of one that is edited; absent for one that is new. */
  readonly newsId?: string;
}

export function draftKey({ uid, projectId, collection, newsId }: DraftPlace): string {
  const key = `${copyPrefix}${collection}/${uid}/${projectId}`;
  return newsId === undefined ? key : `${key}/${newsId}`;
}

/** What an earlier visit left unpublished; null where there is nothing. */
export function readDraft(storage: Storage, place: DraftPlace): Draft | null {
  const stored = quietly<unknown>(() => JSON.parse(storage.getItem(draftKey(place)) ?? 'null'), null);
  const read = v.safeParse(shape, stored);
  return read.success ? read.output : null;
}

export function storeDraft(storage: Storage, place: DraftPlace, draft: Draft): void {
  if (draft.title === '' && draft.body === '') dropDraft(storage, place);
  else writeLocalCopy(storage, draftKey(place), JSON.stringify(draft));
}

/** It was published, or thrown away. */
export function dropDraft(storage: Storage, place: DraftPlace): void {
  quietly(() => storage.removeItem(draftKey(place)), undefined);
}
