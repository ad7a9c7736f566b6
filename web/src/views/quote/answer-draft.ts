import type { QuoteContent } from '@agency/domain/quote/content';
import * as v from 'valibot';
import { type Choices, startChoices } from './choices.ts';

const shape = v.object({
  choices: v.optional(
    v.record(v.string(), v.object({ included: v.boolean(), quantityText: v.string() })),
    {},
  ),
  name: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
});

/** An answer that was begun and not sent: in this tab alone, through reloads and a new sign-in. Consent is not in it. */
export type AnswerDraft = v.InferOutput<typeof shape>;

/** By what was offered, so that a new version begins anew; never by a link's token. */
const keyOf = (contentHash: string) => `quote-answer/${contentHash}`;

/** Storage can be full, switched off or forbidden: a reload then begins anew. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Null where none was begun in this tab; without a hash, nothing can be answered. */
export function readAnswer(contentHash: string | null): AnswerDraft | null {
  if (contentHash === null) return null;
  const stored = quietly<unknown>(
    () => JSON.parse(sessionStorage.getItem(keyOf(contentHash)) ?? 'null'),
    null,
  );
  const read = v.safeParse(shape, stored);
  return read.success ? read.output : null;
}

/** Stores what of it changed. */
export function storeAnswer(contentHash: string | null, change: Partial<AnswerDraft>): void {
  if (contentHash === null) return;
  const draft = JSON.stringify({ ...readAnswer(contentHash), ...change });
  quietly(() => sessionStorage.setItem(keyOf(contentHash), draft), undefined);
}

/** It was sent. */
export function dropAnswer(contentHash: string | null): void {
  if (contentHash !== null) quietly(() => sessionStorage.removeItem(keyOf(contentHash)), undefined);
}

/** The controls as they were left, unless they were used already on this visit. */
export function restoredChoices(
  content: Pick<QuoteContent, 'sections'>,
  draft: AnswerDraft | null,
  early: Choices,
): Choices {
  const offered = startChoices(content);
  if (draft === null || JSON.stringify(early) !== JSON.stringify(offered)) return early;
  const known = Object.entries(draft.choices).filter(([id]) => offered[id] !== undefined);
  return { ...offered, ...Object.fromEntries(known) };
}
