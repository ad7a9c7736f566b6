import * as v from 'valibot';

const storageKey = 'quote-draft';
const version = 1;
const lifeMs = 30 * 24 * 3600 * 1000;
/** Uploads that no request claims are gone after this. */
const uploadLifeMs = 23 * 3600 * 1000;

const draftSchema = v.object({
  version: v.literal(version),
  savedAt: v.number(),
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(80)),
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  uploads: v.array(v.object({ id: v.string(), name: v.string(), size: v.number(), at: v.number() })),
});

export type Draft = Omit<v.InferOutput<typeof draftSchema>, 'version' | 'savedAt'>;

export function newKey(): string {
  return crypto.randomUUID();
}

/** The draft of this browser; undefined where there is none, it is too old, or storage can't be read. */
export function readDraft(now = Date.now()): Draft | undefined {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    if (!result.success || now - result.output.savedAt > lifeMs) return undefined;
    const { key, step, values, uploads } = result.output;
    return { key, step, values, uploads: uploads.filter((file) => now - file.at < uploadLifeMs) };
  } catch {
    return undefined;
  }
}

/** Keeps the draft. Where storage is full or blocked the form still works, only a reload loses it. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, version, savedAt: now }));
  } catch {
    // See above.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: there was no draft either.
  }
}
