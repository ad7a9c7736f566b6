import type { ThreadKind } from '@agency/domain/message/schema';
import { id as idSchema } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { copyPrefix, quietly, writeLocalCopy } from '../../firebase/session/local-copies.ts';

/** Whose words in which thread. */
export interface ThreadPlace {
  readonly uid: string;
  readonly kind: ThreadKind;
  readonly threadId: string;
}

/** A message that was sent from here and that the server has not confirmed. Its id was made before the first try. */
export interface Unsent {
  readonly id: string;
  readonly body: string;
}

const shape = v.array(v.strictObject({ id: idSchema, body: v.string() }));

const folderOf = ({ uid, kind, threadId }: ThreadPlace) => `${copyPrefix}message/${uid}/${kind}/${threadId}`;
const typedKey = (place: ThreadPlace) => `${folderOf(place)}/typed`;
const unsentKey = (place: ThreadPlace) => `${folderOf(place)}/unsent`;

/** What was typed here and never sent. */
export function readTyped(storage: Storage, place: ThreadPlace): string {
  return quietly(() => storage.getItem(typedKey(place)) ?? '', '');
}

export function storeTyped(storage: Storage, place: ThreadPlace, typed: string): void {
  if (typed === '') quietly(() => storage.removeItem(typedKey(place)), undefined);
  else writeLocalCopy(storage, typedKey(place), typed);
}

/** Removes what was typed, unless another tab has typed something else meanwhile. */
export function dropTyped(storage: Storage, place: ThreadPlace, typed: string): void {
  if (readTyped(storage, place) === typed) storeTyped(storage, place, '');
}

/** The oldest first. */
export function readUnsent(storage: Storage, place: ThreadPlace): readonly Unsent[] {
  const stored = quietly<unknown>(() => JSON.parse(storage.getItem(unsentKey(place)) ?? '[]'), []);
  const result = v.safeParse(shape, stored);
  return result.success ? result.output : [];
}

/** Both read again first: another tab of the same thread has its own. */
export function addUnsent(storage: Storage, place: ThreadPlace, added: Unsent): void {
  const others = readUnsent(storage, place).filter(({ id }) => id !== added.id);
  writeLocalCopy(storage, unsentKey(place), JSON.stringify([...others, added]));
}

export function dropUnsent(storage: Storage, place: ThreadPlace, id: string): void {
  const rest = readUnsent(storage, place).filter((one) => one.id !== id);
  if (rest.length > 0) writeLocalCopy(storage, unsentKey(place), JSON.stringify(rest));
  else quietly(() => storage.removeItem(unsentKey(place)), undefined);
}
