import * as v from 'valibot';
import { copyPrefix, quietly, writeLocalCopy } from '../../firebase/session/local-copies.ts';

const shape = v.object({
  /** The id that it will have: made before the first try, so that a second is the same. */
  replyId: v.string(),
  message: v.string(),
  /** The newest message of the conversation that its writer had seen. */
  seen: v.nullable(v.string()),
});
export type ReplyCopy = v.InferOutput<typeof shape>;

/** Whose reply to which enquiry. */
export interface ReplyPlace {
  readonly uid: string;
  readonly kind: string;
  readonly id: string;
}

const keyOf = ({ uid, kind, id }: ReplyPlace) => `${copyPrefix}reply/${uid}/${kind}/${id}`;

/** What was typed here and never sent; null where there is nothing. */
export function readReply(storage: Storage, place: ReplyPlace): ReplyCopy | null {
  const stored = quietly<unknown>(() => JSON.parse(storage.getItem(keyOf(place)) ?? 'null'), null);
  const read = v.safeParse(shape, stored);
  return read.success ? read.output : null;
}

export function storeReply(storage: Storage, place: ReplyPlace, copy: ReplyCopy): void {
  if (copy.message === '') dropReply(storage, place);
  else writeLocalCopy(storage, keyOf(place), JSON.stringify(copy));
}

/** It was sent, or thrown away. */
export function dropReply(storage: Storage, place: ReplyPlace): void {
  quietly(() => storage.removeItem(keyOf(place)), undefined);
}
