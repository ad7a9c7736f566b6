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

function isOfUse({ savedAt }: LocalCopy, now: Date): boolean {
  return now.getTime() - savedAt.getTime() <= copyLifeDays * 86_400_000;
}

function read(storage: Storage, key: string): unknown {
  return quietly<unknown>(() => formFromText(storage.getItem(key) ?? 'null'), null);
}

export function readCopy(storage: Storage, uid: string, quoteId: string, now: Date): LocalCopy | null {
  const result = v.safeParse(shape, read(storage, keyOf(uid, quoteId)));
  return result.success && isOfUse(result.output, now) ? result.output : null;
}

export function dropCopy(storage: Storage, uid: string, quoteId: string): void {
  quietly(() => storage.removeItem(keyOf(uid, quoteId)), undefined);
}

const asideKey = (uid: string, quoteId: string) => `${keyOf(uid, quoteId)}/aside`;
const mostAside = 5;

/** The versions set aside, the latest first: each is offered until somebody uses it or throws it away. */
export function readAside(storage: Storage, uid: string, quoteId: string, now: Date): readonly LocalCopy[] {
  const result = v.safeParse(v.array(shape), read(storage, asideKey(uid, quoteId)));
  return result.success ? result.output.filter((copy) => isOfUse(copy, now)) : [];
}

/** Stores what is set aside; returns it. */
export function storeAside(
  storage: Storage,
  uid: string,
  quoteId: string,
  copies: readonly LocalCopy[],
): readonly LocalCopy[] {
  const stored = copies.slice(0, mostAside);
  const key = asideKey(uid, quoteId);
  if (stored.length > 0) writeLocalCopy(storage, key, formToText(stored));
  else quietly(() => storage.removeItem(key), undefined);
  return stored;
}
