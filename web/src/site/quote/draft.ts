import type { FormValues } from '../../views/enquiry/form-values.ts';

const storageKey = 'quote-draft';
const version = 1;
const lifeMs = 30 * 24 * 3600 * 1000;
/** Uploads not claimed by a request are removed after this. */
const uploadLifeMs = 23 * 3600 * 1000;

export interface DraftUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly at: number;
}

export interface Draft {
  /** The idempotency key, so that a retry after a lost response is the same request. */
  readonly key: string;
  readonly step: number;
  readonly values: FormValues;
  readonly uploads: readonly DraftUpload[];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isValue(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

function isUpload(value: unknown): value is DraftUpload {
  if (!isObject(value)) return false;
  const { id, name, size, at } = value;
  return (
    typeof id === 'string' && typeof name === 'string' && typeof size === 'number' && typeof at === 'number'
  );
}

// Parsed by hand: the page reads it first, and the schema library is loaded later.
function parseDraft(stored: unknown): (Draft & { readonly savedAt: number }) | undefined {
  if (!isObject(stored) || stored.version !== version || !isObject(stored.values)) return undefined;
  const { savedAt, key, step, uploads } = stored;
  if (typeof savedAt !== 'number' || typeof key !== 'string' || key.length < 8) return undefined;
  if (step !== 0 && step !== 1 && step !== 2) return undefined;
  const values = Object.entries(stored.values).filter((entry): entry is [string, string | string[]] =>
    isValue(entry[1]),
  );
  const files = Array.isArray(uploads) ? uploads.filter(isUpload) : [];
  return { savedAt, key, step, values: Object.fromEntries(values), uploads: files };
}

/** The draft of this browser; undefined where there is none, it is too old, or storage can't be read. */
export function readDraft(now = Date.now()): Draft | undefined {
  try {
    const draft = parseDraft(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    if (!draft || now - draft.savedAt > lifeMs) return undefined;
    const { savedAt: _at, ...rest } = draft;
    return { ...rest, uploads: rest.uploads.filter((file) => now - file.at < uploadLifeMs) };
  } catch {
    return undefined;
  }
}

/** Stores the draft. Where storage is full or blocked the form still works, but a reload loses the input. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, version, savedAt: now }));
  } catch {
    // The form works without it.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: there was no draft either.
  }
}
