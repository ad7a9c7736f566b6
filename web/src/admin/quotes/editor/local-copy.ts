import * as v from 'valibot';
import { copyPrefix, quietly, writeLocalCopy } from '../../../firebase/session/local-copies.ts';
import { formFromText, formToText } from './form-text.ts';
import type { QuoteForm } from './quote-form.ts';

/** Unsaved input, stored in this browser so that a closed laptop loses nothing. */
export interface LocalCopy {
  readonly values: QuoteForm;
  /** The revision the edits started from. */
  readonly revision: number;
  readonly savedAt: Date;
}

const copyLifeDays = 14;

const shape = v.object({
  values: v.custom<QuoteForm>((value) => isFormShaped(value)),
  revision: v.number(),
  savedAt: v.pipe(
    v.string(),
    v.transform((value) => new Date(value)),
    v.date(),
  ),
});

/** A copy by another build could have another shape: its lists are checked here, its fields by the schema. */
function isFormShaped(value: unknown): boolean {
  const lists = v.object({
    title: v.string(),
    recipient: v.object({ email: v.string() }),
    sections: v.array(v.object({ id: v.string(), lines: v.array(v.object({ id: v.string() })) })),
    paymentSchedule: v.array(v.object({ id: v.string() })),
    milestones: v.array(v.object({ id: v.string() })),
    discount: v.object({ kind: v.string() }),
  });
  return v.is(lists, value);
}

function keyOf(uid: string, quoteId: string): string {
  return `${copyPrefix}quote/${uid}/${quoteId}`;
}

export function keepCopy(
  storage: Storage,
  uid: string,
  quoteId: string,
  copy: { values: QuoteForm; revision: number },
  now: Date,
): boolean {
  const text = formToText({ ...copy, savedAt: now.toISOString() });
  return writeLocalCopy(storage, keyOf(uid, quoteId), text);
}

export function readCopy(storage: Storage, uid: string, quoteId: string, now: Date): LocalCopy | null {
  const text = quietly(() => storage.getItem(keyOf(uid, quoteId)), null);
  if (text === null) return null;
  const result = v.safeParse(
    shape,
    quietly<unknown>(() => formFromText(text), null),
  );
  if (!result.success) return null;
  const age = now.getTime() - result.output.savedAt.getTime();
  return age > copyLifeDays * 86_400_000 ? null : result.output;
}

export function dropCopy(storage: Storage, uid: string, quoteId: string): void {
  quietly(() => storage.removeItem(keyOf(uid, quoteId)), undefined);
}
